import { z } from 'zod'
import { comingDay, comment, deadline, id, instant, text, version } from '#platform/contract/fields.ts'
import { historyEntry, namedRef, personRef } from '#platform/contract/lists.ts'
import { fieldsProgress, placeName, profileProgress } from '../../fields/contract/progress.schemas.ts'
import { elementCode } from '../../fields/contract/value.schemas.ts'
import { taskReport } from '../../programmes/contract/content.schemas.ts'
import { claimActions } from '../domain/claim.rules.ts'
import { performers, taskActions, taskStates } from '../domain/states.ts'
import { remark, remarkCounts } from './task-profile.schemas.ts'

/** A task in the list of its track. */
export const taskRow = z.object({
  id: id(),
  seq: z.int(),
  name: z.string(),
  state: z.enum(taskStates),
  performer: z.enum(performers),
  /** An expert review is open; false for the team, which may not know of it. */
  atExpert: z.boolean(),
  due: deadline().nullable(),
  since: instant(),
  version: z.int(),
  /** In addition to the transitions: actions on the business plan, and on the claim of the review. */
  actions: z.array(z.enum([...taskActions, ...claimActions, 'publishPlan', 'unpublishPlan'])),
  /** Why the person who may start the task cannot start it yet. */
  blockedBy: z.enum(['PARTICIPATION_BLOCKED', 'PREVIOUS_TASK_NOT_ACCEPTED']).nullable(),
  /** Whether the task requires an answer or a file. */
  answerRequired: z.boolean(),
  /**
   * Number of fields filled in, including a required answer. Null if no fields are requested, and in lists of tasks
   * that are not being filled in.
   */
  progress: fieldsProgress.nullable(),
  remarks: remarkCounts,
})

/** A file attached to a task. */
export const taskFile = z.object({
  id: z.uuid(),
  name: z.string(),
  size: z.int(),
  uploadedBy: personRef,
  createdAt: instant(),
  actions: z.array(z.enum(['delete'])),
})

/** A comment on a task: a plain one, or the reason for a return or a discard. */
export const taskComment = z.object({
  id: id(),
  kind: z.enum(['COMMENT', 'RETURN', 'DISCARD']),
  body: z.string(),
  author: personRef,
  createdAt: instant(),
  /** The comment on a field that it answers. */
  replyTo: id().nullable(),
  /** Only for a comment on a field. */
  remark: remark.nullable(),
})

/** A task with the details of its screen. */
export const task = taskRow.extend({
  projectTrackId: id(),
  project: namedRef,
  track: namedRef,
  programme: namedRef,
  tracker: personRef.nullable(),
  description: z.string(),
  expectedResult: z.string(),
  /** The days that the track gives for the task; null if it sets none. */
  durationDays: z.int().nullable(),
  /** The report that the task links to, filled in from the project: of the portal, or by template. */
  report: taskReport.nullable(),
  answer: z.string(),
  /** Author and time of the latest answer; unknown for old answers. */
  answerBy: personRef.nullable(),
  answerAt: instant().nullable(),
  /** Whether the caller may edit the answer now. */
  editable: z.boolean(),
  commentable: z.boolean(),
  /** Whether the caller may comment on fields now. */
  remarkable: z.boolean(),
  /** Progress of the fields alone; null if none are requested. */
  profile: profileProgress.nullable(),
  /**
   * Hidden fields of the team that starting or submitting the task will disclose to its reviewers; only for the team.
   */
  opens: z.array(z.object({ code: z.string(), name: placeName })),
  /** Whether fields, answer and files are unchanged since the task was returned; only for the performer. */
  untouched: z.boolean(),
  /** The reviewer who claimed the task, and since when; only for reviewers. */
  claim: z.object({ by: personRef, at: instant() }).nullable(),
  /** Whether the caller reviews the task and may use the accelerator's saved comments. */
  reviews: z.boolean(),
  /** The reviewers' checklist with its ticks, while the task is in review; only for reviewers. */
  checklist: z.array(
    z.object({
      id: id(),
      version: z.int(),
      text: z.string(),
      /** `outdated`: ticked before the latest submission or before the point was reworded, so it no longer counts. */
      tick: z.object({ by: personRef, at: instant(), outdated: z.boolean() }).nullable(),
    }),
  ),
  businessPlanPublished: z.boolean(),
  files: z.array(taskFile),
  comments: z.array(taskComment),
  /** `byPerformer`: decided by the person who completed the task, because there was no other reviewer. */
  history: z.array(historyEntry.extend({ byPerformer: z.boolean() })),
})

/** An action on a task; `version` is the one that the caller saw, as an optimistic lock. */
export const taskAction = z.strictObject({ taskId: id(), version: version() })

/** An action that may disclose hidden fields; `opens` has the codes that the caller has confirmed. */
export const openingTaskAction = taskAction.extend({
  opens: z.array(elementCode()).max(500, 'TOO_BIG').default([]),
})

/** The submission for review; `openRemarks` is the number of open review comments that the performer has confirmed. */
export const taskCompletion = openingTaskAction.extend({
  openRemarks: z.int('NOT_AN_INTEGER').min(0, 'TOO_SMALL').max(100_000, 'TOO_BIG').default(0),
})

/** An action with a reason. */
export const taskActionWithReason = taskAction.extend({ comment: comment(4000).min(1, 'REQUIRED') })

/** A return for correction, with the new last day; without one the present deadline stays, which must not be over. */
export const taskReturn = taskActionWithReason.extend({ dueOn: comingDay().nullable().optional() })

/** The performer's answer, saved while typing. */
export const taskAnswer = taskAction.extend({ answer: text(4000) })
