import { expect, test } from 'vitest'
import type { FormField } from '../domain/form.rules.ts'
import { hintOf, questionFacts } from './question-facts.ts'

const say = (key: string, params?: Record<string, unknown>): string =>
  [key, ...Object.values(params ?? {})].join(' ')

const question = (own: Partial<FormField>): FormField => ({
  label: 'Q',
  help: '',
  kind: 'NUMBER',
  required: false,
  choices: '',
  ...own,
})

test.each<[Partial<FormField>, string]>([
  [
    { kind: 'NUMBER', min: 0, max: 5, required: true },
    'kinds.NUMBER · bounds.from 0 · bounds.to 5 · bounds.required',
  ],
  [{ kind: 'MONEY', max: 300 }, 'kinds.MONEY · bounds.to 300'],
  [
    { kind: 'DATE', from: '2026-12-01', notPast: true },
    'kinds.DATE · bounds.fromDay 01.12.2026 · bounds.notPast',
  ],
  [{ kind: 'CHOICE', choices: 'a\n\nb' }, 'bounds.choices a, b'],
  // Limits retained by a form whose kind of question was changed are not shown.
  [{ kind: 'TEXT', min: 3 }, 'kinds.TEXT'],
])('%o reads %s', (own, expected) => expect(questionFacts(question(own), say, 'ru')).toBe(expected))

test('the hint adds the limits to what the organiser wrote', () => {
  expect(hintOf(question({ help: 'In tons', min: 1 }), say, 'en')).toBe('In tons. Bounds.from 1')
  expect(hintOf(question({ help: 'In tons' }), say, 'en')).toBe('In tons')
  expect(hintOf(question({ kind: 'MONEY', max: 3 }), say, 'en')).toBe('Bounds.to 3, bounds.money')
  expect(hintOf(question({ kind: 'TEXT' }), say, 'en')).toBe('')
})
