/** Events of a project's work on a track; payloads have the row's `id`. */
export const participationEvents = [
  'ParticipationBlocked',
  'ParticipationAllowed',
  'ParticipationTransferred',
  'TrackerSet',
  'TaskCommented',
  'TaskStarted',
  'TaskCompleted',
  'TaskWithdrawn',
  'TaskReturned',
  'TaskAccepted',
  'TaskDiscarded',
  'TaskAutoSelected',
  'TaskProgressDeleted',
  'TaskBusinessPlanPublished',
  'TaskBusinessPlanUnpublished',
  'RemarkMended',
  'RemarkSettled',
  'RemarkReopened',
] as const

export type ParticipationEvent = (typeof participationEvents)[number]

/** States of a project's task (spec 3); `START` means returned for correction (product 5). */
export const taskStates = [
  'NOT_STARTED',
  'PROCESS_CODE',
  'START',
  'DONE_CODE',
  'ACCEPT_CODE',
  'DISCARD_CODE',
  'AUTO_SELECT_PASS',
  'AUTO_SELECT_FAIL',
] as const

export type TaskState = (typeof taskStates)[number]

/** States in which a reviewer may decide. */
export const decidable = [
  'DONE_CODE',
  'AUTO_SELECT_PASS',
  'AUTO_SELECT_FAIL',
] as const satisfies readonly TaskState[]

/** Transitions of a task. */
export const taskActions = [
  'start',
  'complete',
  'withdraw',
  'return',
  'accept',
  'discard',
  'autoSelectPass',
  'autoSelectFail',
  'applyPass',
  'applyFail',
  'deleteProgress',
] as const

export type TaskAction = (typeof taskActions)[number]

/** Transitions of a project's access to its track (spec 3 "Access action"). */
export const accessActions = ['BLOCK', 'ALLOW_TO_WORK'] as const

/** The same with the transfer to another track, which the applications' feature decides. */
export const participationMoves = [...accessActions, 'TRANSFER_PROJECT'] as const

export type ParticipationMove = (typeof participationMoves)[number]

/** States of an expert's review that is not given yet: the expert has to act. */
export const openReviewStates = ['NEW', 'PROCESS'] as const

/** Performers of a task (spec 3). */
export const performers = ['TEAM', 'ACCELERATOR', 'TRACKER'] as const

export type Performer = (typeof performers)[number]

/** States of a comment on a field of a task. */
export const remarkStates = ['OPEN', 'MENDED', 'SETTLED'] as const

export type RemarkState = (typeof remarkStates)[number]

/** Transitions of a comment; `takeBack` undoes `mend`. */
export const remarkActions = ['mend', 'takeBack', 'settle', 'reopen'] as const

export type RemarkAction = (typeof remarkActions)[number]
