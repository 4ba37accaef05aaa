import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { BlockIcon, CheckCircleIcon, RedoIcon } from '#platform/web/work/components/icons/icons.ts'
import {
  applyFormSubmission,
  rejectFormSubmission,
  replayFormSubmissions,
  settleFormSubmission,
} from '../contract/submission.endpoints.ts'
import { submissionStateTable } from '../domain/state-tables.ts'
import type { SubmissionRow } from './form.types.ts'
import { isRejected } from '../domain/states.ts'

/** Reasons why a submission cannot be replayed. */
const why = { NEW: 'open', PROCESSED: 'done', REJECTED: 'gone' } as const

/** Actions on a submission; its content is corrected on its page. */
export const submissionActions = actionsOf<SubmissionRow>(
  'form-intake:submission',
  {
    process: null,
    fail: null,
    confirm: null,
    decline: null,
    edit: null,
    replay: {
      icon: RedoIcon,
      primary: true,
      send: ({ id }) => call(replayFormSubmissions, { body: { submissionIds: [id] } }),
      bulk: {
        because: ({ status }) => why[status],
        send: (rows) => call(replayFormSubmissions, { body: { submissionIds: rows.map(({ id }) => id) } }),
      },
    },
    apply: {
      icon: CheckCircleIcon,
      primary: true,
      confirm: true,
      send: ({ id }) => call(applyFormSubmission, { body: { submissionId: id } }),
    },
    settle: {
      icon: CheckCircleIcon,
      primary: true,
      reason: 'optional',
      send: ({ id }, { reason }) =>
        call(settleFormSubmission, { body: { submissionId: id, comment: reason } }),
    },
    reject: {
      icon: BlockIcon,
      danger: true,
      reason: 'required',
      send: ({ id }, { reason }) => call(rejectFormSubmission, { body: { submissionId: id, reason } }),
    },
  },
  {
    // A submission that the portal already rejected is only dismissed.
    words: (submission) => ({
      name: submission.sender || submission.email,
      ...(isRejected(submission) && { context: 'failed' }),
    }),
    states: submissionStateTable,
  },
)
