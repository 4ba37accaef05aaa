import { z } from 'zod'
import { deadline, id, instant } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { accessActions, performers, taskStates } from '../../participations/domain/states.ts'
import { waitedFor } from '../../participations/domain/waits-for.rules.ts'
import { accessStates } from '../../projects/domain/states.ts'
import { requestAccessActions } from '../domain/access.rules.ts'
import { accelerationRequestStates, boardColumns } from '../domain/states.ts'
import { rejectionReason, stagedDecision } from './decision.schemas.ts'

/** The current task of a project: the first that is not accepted. */
export const currentTask = z.object({
  id: id(),
  name: z.string(),
  state: z.enum(taskStates),
  performer: z.enum(performers),
  /** An expert review is open; false for the team, which may not know of it. */
  atExpert: z.boolean(),
  since: instant(),
  due: deadline().nullable(),
})

/** A project in a track. */
export const participation = z.object({
  id: id(),
  accessStatus: z.enum(accessStates),
  tracker: personRef.nullable(),
  tasksTotal: z.int(),
  tasksAccepted: z.int(),
  startedAt: instant(),
  currentTask: currentTask.nullable(),
})

/** A row of "projects in work": an application and, once accepted, its participation. */
export const projectInWork = z.object({
  id: id(),
  status: z.enum(accelerationRequestStates),
  column: z.enum(boardColumns),
  project: namedRef.extend({
    serialNumber: z.string(),
    summary: z.string(),
    industries: z.array(namedRef),
    logoUrl: z.string().nullable(),
  }),
  /** `null` while the accelerator manages the project until its leader joins. */
  leader: personRef.nullable(),
  programme: namedRef,
  track: namedRef,
  createdAt: instant(),
  /** Start of the current state: pending application, current task, or completed track. */
  since: instant(),
  message: z.string(),
  reasons: z.array(rejectionReason),
  /** It had questions about the project's profile: `application:<id>` opens the answers as sent. */
  hasAnswers: z.boolean(),
  reason: z.string(),
  advice: z.string(),
  /** A staged decision, for deciders. */
  staged: stagedDecision.nullable(),
  participation: participation.nullable(),
  /** Who must act next; `NOBODY` until its work has a task. */
  waits: z.enum(waitedFor),
  /** The leader's consent to publication by this accelerator, and its last request for it. */
  consent: z.object({
    given: z.boolean(),
    askedAt: instant().nullable(),
    /** The leader declined, or withdrew the consent. */
    refusedAt: instant().nullable(),
  }),
  /**
   * Currently possible actions: on the application and its staged decision, on the access, setting a tracker,
   * ordering expert reviews of the task in review, and asking the leader for consent to publication.
   */
  actions: z.array(
    z.enum([
      'accept',
      'reject',
      'release',
      'unstage',
      ...accessActions,
      'SET_TRACKER',
      'ORDER_REVIEWS',
      'ASK_PUBLICATION_CONSENT',
      ...requestAccessActions,
    ]),
  ),
})

/** Another application of the same project. */
export const otherApplication = projectInWork.pick({
  id: true,
  status: true,
  column: true,
  track: true,
  createdAt: true,
})

/** Number of rows in each column of the board; one above the count limit means that there are more. */
export const boardCounts = z.object({ counts: z.record(z.enum(boardColumns), z.int()) })
