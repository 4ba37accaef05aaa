/** States of a trackpoint on a project (spec 3); `START` carries "on correction" (product 5). */
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

/** States in which a reviewer decides. */
export const decidable = [
  'DONE_CODE',
  'AUTO_SELECT_PASS',
  'AUTO_SELECT_FAIL',
] as const satisfies readonly TaskState[]

/** Actions that move a task. */
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

/** Actions that change a project's access to its track (spec 3 "Access action"). */
export const accessActions = ['BLOCK', 'ALLOW_TO_WORK'] as const

/** The same with going on to another track, which is decided where applications are. */
export const participationMoves = [...accessActions, 'TRANSFER_PROJECT'] as const

export type ParticipationMove = (typeof participationMoves)[number]

/** Who carries out a trackpoint (spec 3). */
export const performers = ['TEAM', 'ACCELERATOR', 'TRACKER'] as const

export type Performer = (typeof performers)[number]

/** States of a remark at a field of a task. */
export const remarkStates = ['OPEN', 'MENDED', 'SETTLED'] as const

export type RemarkState = (typeof remarkStates)[number]

/** Actions that move a remark; `takeBack` undoes `mend`. */
export const remarkActions = ['mend', 'takeBack', 'settle', 'reopen'] as const

export type RemarkAction = (typeof remarkActions)[number]
