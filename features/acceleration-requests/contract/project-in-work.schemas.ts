import { accessStates } from '../../projects/domain/states.ts'
import { z } from 'zod'
import { deadline, id, instant } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { accessActions, taskStates } from '../../participations/domain/states.ts'
import { requestAccessActions } from '../domain/access.rules.ts'
import { accelerationRequestStates, boardColumns } from '../domain/states.ts'
import { rejectionReason, stagedDecision } from './decision.schemas.ts'

/** The task a project is at: the first that is not accepted. */
export const currentTask = z.object({
  id: id(),
  name: z.string(),
  state: z.enum(taskStates),
  since: instant(),
  due: deadline().nullable(),
})

/** A project on a track. */
export const participation = z.object({
  id: id(),
  accessStatus: z.enum(accessStates),
  tracker: personRef.nullable(),
  tasksTotal: z.int(),
  tasksAccepted: z.int(),
  startedAt: instant(),
  currentTask: currentTask.nullable(),
})

/** A row of "projects in work": an application and, once accepted, the work that came of it. */
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
  /** `null` while the accelerator keeps the project until its leader comes. */
  leader: personRef.nullable(),
  programme: namedRef,
  track: namedRef,
  createdAt: instant(),
  /** Since when it is as it is: the application waits, the task is at hand, the track is completed. */
  since: instant(),
  message: z.string(),
  reasons: z.array(rejectionReason),
  /** It was asked for something of the project's profile: `application:<id>` opens the answers as they were sent. */
  hasAnswers: z.boolean(),
  reason: z.string(),
  advice: z.string(),
  /** A decision that waits to be released, for whoever may decide. */
  staged: stagedDecision.nullable(),
  participation: participation.nullable(),
  /** Actions possible now: of the application and its staged decision, of the access, setting a tracker, and
   * asking experts about the task in review. */
  actions: z.array(
    z.enum([
      'accept',
      'reject',
      'release',
      'unstage',
      ...accessActions,
      'SET_TRACKER',
      'ORDER_REVIEWS',
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

/** How many rows each column of the board has; one more than the count limit says that there are more. */
export const boardCounts = z.object({ counts: z.record(z.enum(boardColumns), z.int()) })
