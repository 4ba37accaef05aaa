/** States of a submission (product 11): to be done, done, or not to be done as it is. */
export const submissionStates = ['NEW', 'PROCESSED', 'REJECTED'] as const

export type SubmissionState = (typeof submissionStates)[number]

/**
 * Actions on a submission: the portal processes or fails it, an administrator settles, rejects or replays it, the leader of
 * the project it names confirms or declines it.
 */
export const submissionActions = [
  'process',
  'fail',
  'settle',
  'reject',
  'replay',
  'confirm',
  'decline',
] as const

export type SubmissionAction = (typeof submissionActions)[number]

/** Why a submission was rejected, or what it still waits for. */
export const submissionReasons = [
  'HAS_PROBLEMS',
  'NAME_TAKEN',
  'PROJECT_UNKNOWN',
  'NO_TRACK',
  'REFUSED',
  'OWNER_LEFT',
  'BY_HAND',
  'DECLINED',
  'WAITS_HAND',
  'WAITS_LEADER',
  'WAITS_VALUES',
  'DAY_LIMIT',
] as const

export type SubmissionReason = (typeof submissionReasons)[number]

/** What somebody decided: nobody has to look at it again. */
export const decidedReasons: readonly SubmissionReason[] = ['BY_HAND', 'DECLINED']
