import { z } from 'zod'
import { comment, deadline, id, instant, text, version } from '#platform/contract/fields.ts'
import { historyEntry, namedRef, personRef } from '#platform/contract/lists.ts'
import { elementCode } from '../../fields/contract/value.schemas.ts'
import { taskReports } from '../../programmes/domain/report-types.ts'
import { claimActions } from '../domain/claim.rules.ts'
import { performers, taskActions, taskStates } from '../domain/states.ts'
import { fieldsProgress, placeName, profileProgress } from '../../fields/contract/progress.schemas.ts'
import { remark, remarkCounts } from './task-profile.schemas.ts'

/** A task in the list of its track. */
export const taskRow = z.object({
  id: id(),
  seq: z.int(),
  name: z.string(),
  state: z.enum(taskStates),
  performer: z.enum(performers),
  due: deadline().nullable(),
  since: instant(),
  version: z.int(),
  /** Besides what the machine knows: of the business plan, and of the review for whoever decides. */
  actions: z.array(z.enum([...taskActions, ...claimActions, 'publishPlan', 'unpublishPlan'])),
  /** Why `start` is not possible yet, for the person who would start it. */
  blockedBy: z.enum(['PARTICIPATION_BLOCKED', 'PREVIOUS_TASK_NOT_ACCEPTED']).nullable(),
  /** The task cannot be completed without an answer or a file. */
  answerRequired: z.boolean(),
  /**
   * How much of what the task asks for is given: fields, and the answer where it is required. Null where no fields are
   * asked for, and in lists where nobody fills them now.
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

/** A remark at a task: a plain comment, or the word that went with a return or a discard. */
export const taskComment = z.object({
  id: id(),
  kind: z.enum(['COMMENT', 'RETURN', 'DISCARD']),
  body: z.string(),
  author: personRef,
  createdAt: instant(),
  /** Of a comment at a field. */
  remark: remark.nullable(),
})

/** A task with everything its screen shows. */
export const task = taskRow.extend({
  projectTrackId: id(),
  project: namedRef,
  track: namedRef,
  programme: namedRef,
  tracker: personRef.nullable(),
  description: z.string(),
  expectedResult: z.string(),
  /** The report about the project that the task belongs to. */
  report: z.enum(taskReports).nullable(),
  answer: z.string(),
  /** Who saved the answer last, and when; unknown of old answers. */
  answerBy: personRef.nullable(),
  answerAt: instant().nullable(),
  /** The caller may write the answer now. */
  editable: z.boolean(),
  commentable: z.boolean(),
  /** The caller may leave remarks at fields now. */
  remarkable: z.boolean(),
  /** Of the fields alone; null where none are asked for. */
  profile: profileProgress.nullable(),
  /** Fields the team hides from everybody, which starting the task or handing it in opens to its reviewers; told to the team. */
  opens: z.array(z.object({ code: z.string(), name: placeName })),
  /** It was returned, and nothing of it has changed since: fields, answer, files. Told to whoever works on it. */
  untouched: z.boolean(),
  /** Who reviews it now, and since when; told to reviewers alone. */
  claim: z.object({ by: personRef, at: instant() }).nullable(),
  /** The caller reviews it: remarks of the accelerator's list are theirs to use. */
  reviews: z.boolean(),
  /** What its reviewers look at while it is in review, each point with who ticked it; told to them alone. */
  checklist: z.array(
    z.object({
      id: id(),
      version: z.int(),
      text: z.string(),
      /** `outdated`: ticked before the task was handed in last, or before the point was worded like this; it counts no more. */
      tick: z.object({ by: personRef, at: instant(), outdated: z.boolean() }).nullable(),
    }),
  ),
  businessPlanPublished: z.boolean(),
  files: z.array(taskFile),
  comments: z.array(taskComment),
  /** `byPerformer`: decided by whoever had completed the task, because nobody else could. */
  history: z.array(historyEntry.extend({ byPerformer: z.boolean() })),
})

/** An action on a task; `version` is the one the person saw, so that nobody decides about what changed meanwhile. */
export const taskAction = z.strictObject({ taskId: id(), version: version() })

/** An action of the performer by which a task may open hidden elements: the codes that the person was told of. */
export const openingTaskAction = taskAction.extend({
  opens: z.array(elementCode()).max(500, 'TOO_BIG').default([]),
})

/** An action that tells why. */
export const taskActionWithReason = taskAction.extend({ comment: comment(4000).min(1, 'REQUIRED') })

/** The performer's answer, saved as it is written. */
export const taskAnswer = taskAction.extend({ answer: text(4000) })
