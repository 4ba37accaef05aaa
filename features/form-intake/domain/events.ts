/** Events of submissions; the payload is `{ id }` of the submission. */
export type SubmissionEvent =
  | 'FormSubmissionProcessed'
  | 'FormSubmissionFailed'
  | 'FormSubmissionSettled'
  | 'FormSubmissionRejected'
  | 'FormSubmissionReplayed'
  | 'FormSubmissionConfirmed'
  | 'FormSubmissionDeclined'
