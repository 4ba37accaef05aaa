import { defineMachine } from '#platform/domain/machine.ts'
import { byPortalItself } from '#platform/domain/policy.ts'
import { formSubmissions, type SubmissionFacts } from './form-intake.policy.ts'
import {
  submissionStates,
  type SubmissionAction,
  type SubmissionState,
  type SubmissionEvent,
} from './states.ts'

/** State machine of a submission. The portal processes it on behalf of the person who manages the form, and fails it itself. */
export const formSubmissionMachine = defineMachine<
  SubmissionState,
  SubmissionAction,
  SubmissionFacts,
  SubmissionEvent
>({
  name: 'form_submission',
  table: 'form_submission',
  column: 'status',
  states: submissionStates,
  initial: 'NEW',
  conflict: 'STATE_CHANGED',
  transitions: {
    process: { from: ['NEW'], to: 'PROCESSED', by: formSubmissions.manage, event: 'FormSubmissionProcessed' },
    fail: { from: ['NEW'], to: 'REJECTED', by: byPortalItself, event: 'FormSubmissionFailed' },
    settle: {
      from: ['NEW'],
      to: 'PROCESSED',
      by: formSubmissions.manage,
      guard: ({ byHand }) => (byHand ? null : 'STATE_CHANGED'),
      event: 'FormSubmissionSettled',
    },
    reject: {
      from: ['NEW', 'REJECTED'],
      to: 'REJECTED',
      by: formSubmissions.manage,
      guard: ({ decided }) => (decided ? 'STATE_CHANGED' : null),
      event: 'FormSubmissionRejected',
    },
    replay: {
      from: ['REJECTED'],
      to: 'NEW',
      by: formSubmissions.manage,
      // A leader who declined is not notified a second time.
      guard: ({ contentGone, declined }) => (contentGone || declined ? 'STATE_CHANGED' : null),
      event: 'FormSubmissionReplayed',
    },
    confirm: { from: ['NEW'], to: 'PROCESSED', by: formSubmissions.answer, event: 'FormSubmissionConfirmed' },
    decline: { from: ['NEW'], to: 'REJECTED', by: formSubmissions.answer, event: 'FormSubmissionDeclined' },
  },
})
