import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, seenAt, version } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { contentLimits } from '../domain/content.rules.ts'
import { submissionStates } from '../domain/states.ts'
import { formFields, formRow, intakeForm, mapping, newSecret, trial } from './form.schemas.ts'

const onAccelerator = z.object({ 'accelerator-id': idParam() })
const outside = ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'] as const

/** Forms of the chosen accelerator. */
export const listIntakeForms = list({
  name: 'listIntakeForms',
  path: '/intake-form/list',
  summary: 'Forms of other sites',
  permission: 'signed-in',
  headers: onAccelerator,
  reads: ['formIntake', 'programme'],
  row: formRow,
  sortings: ['CREATE_DATE', 'NAME'],
  defaultSort: '-CREATE_DATE',
  search: true,
  table: {
    texts: 'form-intake:forms',
    columns: {
      name: 'name',
      kind: ({ kind }, t) => t(`kinds.${kind}`),
      track: ({ track }) => track?.name ?? '',
      active: ({ active }, t) => t(active ? 'active.on' : 'active.off'),
      submissions: ({ counts }) => submissionStates.reduce((sum, state) => sum + (counts[state] ?? 0), 0),
      failed: ({ counts }) => counts.REJECTED ?? 0,
      last: 'lastAt',
    },
  },
  errors: outside,
})

export const getIntakeForm = endpoint({
  name: 'getIntakeForm',
  method: 'GET',
  path: '/intake-form/get',
  summary: 'A form of another site',
  query: z.object({ formId: idParam() }),
  response: intakeForm,
  reads: ['formIntake', 'programme', 'profileTemplate'],
  permission: 'signed-in',
})

/** Creates a form. Its secret is returned only here. */
export const createIntakeForm = endpoint({
  name: 'createIntakeForm',
  method: 'POST',
  path: '/intake-form/create',
  summary: 'Set up a form of another site',
  headers: onAccelerator,
  body: formFields,
  response: newSecret,
  errors: outside,
  changes: ['formIntake'],
  permission: 'signed-in',
})

export const editIntakeForm = endpoint({
  name: 'editIntakeForm',
  method: 'POST',
  path: '/intake-form/edit',
  summary: 'Edit a form of another site',
  body: formFields.extend({ formId: id(), version: version() }),
  response: intakeForm,
  errors: ['STATE_CHANGED'],
  changes: ['formIntake'],
  permission: 'signed-in',
})

/** Saves the field mapping of a form. */
export const mapIntakeForm = endpoint({
  name: 'mapIntakeForm',
  method: 'POST',
  path: '/intake-form/map',
  summary: 'Map the fields of a form',
  body: z.strictObject({ formId: id(), version: version(), mapping }),
  response: intakeForm,
  errors: ['STATE_CHANGED'],
  changes: ['formIntake'],
  permission: 'signed-in',
})

/**
 * Generates a new secret, returned only here. The previous one remains valid for three days. A second concurrent call
 * fails, because a third secret would invalidate the one that the site still uses.
 */
export const rotateIntakeSecret = endpoint({
  name: 'rotateIntakeSecret',
  method: 'POST',
  path: '/intake-form/rotate',
  summary: 'Make a new secret for a form',
  body: z.strictObject({
    formId: id(),
    /** Creation time of the secret to be replaced. */
    secretAt: seenAt(),
  }),
  response: newSecret,
  errors: ['STATE_CHANGED'],
  changes: ['formIntake'],
  permission: 'signed-in',
})

/** Shows the result of a submission with a mapping; writes nothing. */
export const tryIntakeForm = endpoint({
  name: 'tryIntakeForm',
  method: 'POST',
  path: '/intake-form/try',
  summary: 'Try a form on a sample',
  body: z.strictObject({
    formId: id(),
    mapping,
    /** A query string or a JSON document. */
    sample: z.string().min(1, 'REQUIRED').max(contentLimits.bytes, 'TOO_LONG'),
  }),
  response: trial,
  reads: ['formIntake'],
  permission: 'signed-in',
})
