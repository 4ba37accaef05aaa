import type { NoticeDeclarations } from '../../communication/domain/notice-declaration.ts'

/** Notifications of this feature: parameters, kind, events and recipients. */
export const notices = {
  FORM_SUBMISSION_TO_CHECK: {
    params: ['form', 'accelerator'],
    kind: 'APPLICATIONS',
    by: ['FormSubmissionFailed', 'FormSubmissionAsksTeam'],
    to: ['acceleratorAdmins'],
  },
  FORM_SUBMISSION_TO_CONFIRM: {
    params: ['project', 'accelerator'],
    kind: 'APPLICATIONS',
    by: ['FormSubmissionAsksLeader'],
    to: ['leader'],
    decision: 'submissionId',
    decided: { subject: 'form_submission', by: ['confirm', 'decline', 'settle', 'reject'] },
  },
} as const satisfies NoticeDeclarations

/** Events that notify nobody, with the reason. */
export const silentEvents = {
  FormSubmissionConfirmed: 'the list of submissions shows it',
  FormSubmissionDeclined: 'the list of submissions shows it',
  FormSubmissionProcessed: 'the list of submissions shows it',
  FormSubmissionRejected: 'the list of submissions shows it',
  FormSubmissionReplayed: 'the list of submissions shows it',
  FormSubmissionSettled: 'the list of submissions shows it',
}
