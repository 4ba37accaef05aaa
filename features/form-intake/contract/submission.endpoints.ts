import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, requiredText, text } from '#platform/contract/fields.ts'
import { flagParam } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { studyLine } from '../../people/domain/student.ts'
import { submissionStateTable } from '../domain/state-tables.ts'
import { submissionStates } from '../domain/states.ts'
import { editedContent, formOffer, formSubmission, submissionRow } from './form.schemas.ts'
import { reasonInWords } from './reason-words.ts'

const onAccelerator = z.object({ 'accelerator-id': idParam() })
const which = z.object({ submissionId: idParam() })
const ofSubmission = z.strictObject({ submissionId: id() })

const replayedAtOnce = 50

/** Submissions to forms of the chosen accelerator. */
export const listFormSubmissions = list({
  name: 'listFormSubmissions',
  path: '/form-submission/list',
  summary: 'Submissions of forms',
  permission: 'signed-in',
  headers: onAccelerator,
  reads: ['formIntake', 'project', 'accelerationRequest'],
  row: submissionRow,
  sortings: ['CREATE_DATE'],
  defaultSort: '-CREATE_DATE',
  filters: {
    status: listParam(submissionStates),
    formId: idParam(),
    /** Submissions that failed, and not those that a person rejected. */
    failed: flagParam(),
  },
  search: true,
  table: {
    texts: 'form-intake:submissions',
    columns: {
      sender: ({ sender, email }) => sender || email,
      student: ({ student }, t) =>
        studyLine(student, (number) => t('form-intake:submissions.course', { number })),
      form: ({ form }) => form.name,
      status: ({ status }, t) => t(stateKey(submissionStateTable, status)),
      reason: reasonInWords,
      project: ({ project }) => project?.name ?? '',
      created: 'createdAt',
      received: 'received',
    },
  },
  errors: ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'],
})

export const getFormSubmission = endpoint({
  name: 'getFormSubmission',
  method: 'GET',
  path: '/form-submission/get',
  summary: 'A submission of a form',
  query: which,
  response: formSubmission,
  reads: ['formIntake', 'project', 'accelerationRequest'],
  permission: 'signed-in',
})

/** Corrects the content of a rejected submission before it is processed again. */
export const editFormSubmission = endpoint({
  name: 'editFormSubmission',
  method: 'POST',
  path: '/form-submission/edit',
  summary: 'Correct a submission',
  body: editedContent,
  response: formSubmission,
  errors: ['STATE_CHANGED'],
  changes: ['formIntake'],
  permission: 'signed-in',
})

/** Processes rejected submissions again with the current mapping, on behalf of the caller. */
export const replayFormSubmissions = endpoint({
  name: 'replayFormSubmissions',
  method: 'POST',
  path: '/form-submission/replay',
  summary: 'Try submissions again',
  body: z.strictObject({
    submissionIds: z.array(id()).min(1, 'REQUIRED').max(replayedAtOnce, 'TOO_MANY'),
  }),
  response: null,
  errors: ['RATE_LIMITED', 'STATE_CHANGED'],
  changes: ['formIntake'],
  permission: 'signed-in',
})

export const rejectFormSubmission = endpoint({
  name: 'rejectFormSubmission',
  method: 'POST',
  path: '/form-submission/reject',
  summary: 'Reject a submission',
  body: z.strictObject({ submissionId: id(), reason: requiredText(1200) }),
  response: null,
  errors: ['STATE_CHANGED'],
  changes: ['formIntake'],
  permission: 'signed-in',
})

/** Writes waiting values, replacing those of the project. */
export const applyFormSubmission = endpoint({
  name: 'applyFormSubmission',
  method: 'POST',
  path: '/form-submission/apply',
  summary: 'Apply the values of a submission that wait',
  body: ofSubmission,
  response: null,
  errors: ['STATE_CHANGED'],
  changes: ['formIntake', 'project', 'projectProfile'],
  permission: 'signed-in',
})

/** Records that a decision about a request has been made. */
export const settleFormSubmission = endpoint({
  name: 'settleFormSubmission',
  method: 'POST',
  path: '/form-submission/settle',
  summary: 'Mark a request as processed',
  body: z.strictObject({ submissionId: id(), comment: text(1200) }),
  response: null,
  errors: ['STATE_CHANGED'],
  changes: ['formIntake'],
  permission: 'signed-in',
})

/** Returns a submission in the name of the leader of a project. */
export const getFormOffer = endpoint({
  name: 'getFormOffer',
  method: 'GET',
  path: '/form-submission/offer',
  summary: 'A submission in one’s own name',
  query: which,
  response: formOffer,
  reads: ['formIntake'],
  permission: 'signed-in',
})

/**
 * The leader confirms a submission: the values are saved and the project applies, on the leader's behalf. Errors:
 * `STATE_CHANGED` if the form would now produce something that the leader has not seen.
 */
export const confirmFormOffer = endpoint({
  name: 'confirmFormOffer',
  method: 'POST',
  path: '/form-submission/confirm',
  summary: 'Confirm a submission in one’s own name',
  body: ofSubmission.extend({ seen: z.string().regex(/^[0-9a-f]{64}$/, 'INVALID') }),
  response: formOffer,
  errors: [
    'STATE_CHANGED',
    'TRACK_ARCHIVED',
    'TRACK_BLOCKED',
    'NO_ACTIVE_STREAM',
    'ACCELERATOR_NOT_APPROVED',
    'ACCELERATOR_NOT_OPEN',
    'ACCELERATOR_FINISHED',
  ],
  // `person`: what the form says of their studies goes to their profile.
  changes: ['formIntake', 'project', 'projectProfile', 'accelerationRequest', 'person'],
  permission: 'signed-in',
})

export const declineFormOffer = endpoint({
  name: 'declineFormOffer',
  method: 'POST',
  path: '/form-submission/decline',
  summary: 'Decline a submission in one’s own name',
  body: ofSubmission,
  response: formOffer,
  errors: ['STATE_CHANGED'],
  changes: ['formIntake'],
  permission: 'signed-in',
})
