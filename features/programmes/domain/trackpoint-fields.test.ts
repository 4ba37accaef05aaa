import { expect, test } from 'vitest'
import { fieldProblems, type TrackpointField } from './trackpoint-fields.rules.ts'

const requestedField = (code: string, given: Partial<TrackpointField> = {}): TrackpointField => ({
  code,
  required: false,
  readOnly: false,
  ...given,
})

const known = new Set(['goal', 'market'])

test.each<[string, TrackpointField[], Record<string, string>]>([
  ['nothing', [], {}],
  [
    'each once',
    [requestedField('goal', { required: true }), requestedField('market', { readOnly: true })],
    {},
  ],
  ['one twice', [requestedField('goal'), requestedField('goal')], { 'fields.1.code': 'ALREADY_TAKEN' }],
  ['an unknown one', [requestedField('goal'), requestedField('gone')], { 'fields.1.code': 'NOT_IN_LIST' }],
  [
    'shown and demanded',
    [requestedField('goal', { required: true, readOnly: true })],
    { 'fields.0.required': 'INVALID' },
  ],
])('%s', (_name, fields, problems) => {
  expect(fieldProblems(fields, known)).toEqual(problems)
})
