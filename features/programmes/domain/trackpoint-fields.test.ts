import { expect, test } from 'vitest'
import { fieldProblems, type TrackpointField } from './trackpoint-fields.rules.ts'

const asked = (code: string, given: Partial<TrackpointField> = {}): TrackpointField => ({
  code,
  required: false,
  readOnly: false,
  ...given,
})

const known = new Set(['goal', 'market'])

test.each<[string, TrackpointField[], Record<string, string>]>([
  ['nothing', [], {}],
  ['each once', [asked('goal', { required: true }), asked('market', { readOnly: true })], {}],
  ['one twice', [asked('goal'), asked('goal')], { 'fields.1.code': 'ALREADY_TAKEN' }],
  ['an unknown one', [asked('goal'), asked('gone')], { 'fields.1.code': 'NOT_IN_LIST' }],
  [
    'shown and demanded',
    [asked('goal', { required: true, readOnly: true })],
    { 'fields.0.required': 'INVALID' },
  ],
])('%s', (_name, fields, problems) => {
  expect(fieldProblems(fields, known)).toEqual(problems)
})
