/** Maximum number of submissions that one form stores per day, because anybody can submit a public form. */
export const submissionsOfForm = { hits: 5000, seconds: 86_400 } as const

/** Maximum number of projects that one form may create per day, because anybody can submit a public form. */
export const projectsOfForm = { hits: 200, seconds: 86_400 } as const

/** Events of submissions; the payload is `{ id }` of the submission. */
export type SubmissionEvent =
  | 'FormSubmissionProcessed'
  | 'FormSubmissionFailed'
  | 'FormSubmissionSettled'
  | 'FormSubmissionRejected'
  | 'FormSubmissionReplayed'
  | 'FormSubmissionConfirmed'
  | 'FormSubmissionDeclined'

/** States of a submission (product 11): open, processed, or rejected. */
export const submissionStates = ['NEW', 'PROCESSED', 'REJECTED'] as const

export type SubmissionState = (typeof submissionStates)[number]

/** Whether a submission was rejected; if by the portal, it may only be dismissed. */
export const isRejected = ({ status }: { status: SubmissionState }): boolean => status === 'REJECTED'

/**
 * Actions on a submission: the portal processes or fails it, an administrator resolves, rejects or replays it, and the
 * leader of the named project confirms or declines it.
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

/** Reasons why a submission was rejected, or what it is waiting for. */
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

/** Reasons that a person decided on; nobody has to check these submissions again. */
export const decidedReasons: readonly SubmissionReason[] = ['BY_HAND', 'DECLINED']
