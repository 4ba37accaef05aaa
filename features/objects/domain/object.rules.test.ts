import { describe, expect, test } from 'vitest'
import { refusal } from '#platform/domain/machine.ts'
import { actors, type ActorName } from '../../../tests/support/actors.ts'
import { catalogueTypes } from '../../fields/domain/element-types.ts'
import { plain } from '../../fields/domain/samples.ts'
import type { Field } from '../../fields/domain/tree.ts'
import { objectMachine } from './object.machine.ts'
import { fieldProblems, isIndicator, newCodeProblem, singleRefusal, tidyField } from './object.rules.ts'

const unit = { ru: 'человек', en: 'people' }
const field = (given: Partial<Field>): Field => ({
  ...plain({ code: 'code', type: 'STRING', ...given }),
  name: { ru: 'Имя', en: 'Name' },
})

test('an indicator is a number that says of what', () => {
  const indicators = catalogueTypes.filter((type) => isIndicator({ type, unit }))
  expect(indicators).toEqual(['INTEGER', 'NUMBER', 'MONEY', 'PERCENT'])
  expect(catalogueTypes.filter((type) => isIndicator({ type }))).toEqual(['MONEY', 'PERCENT'])
  expect(isIndicator({ type: 'INTEGER', unit: { ru: '', en: '' } })).toBe(false)
})

test('a large figure is an active indicator, one of five', () => {
  for (const indicator of [true, false])
    for (const status of ['ACTIVE', 'ARCHIVE'] as const)
      for (const taken of [0, 4, 5]) {
        const may = indicator && status === 'ACTIVE'
        const expected = may ? (taken < 5 ? null : 'SINGLE_INDICATOR_LIMIT') : 'STATE_CHANGED'
        expect(singleRefusal({ indicator, status, taken })).toBe(expected)
      }
})

describe('a field', () => {
  test.each<[Partial<Field>, object]>([
    [{}, {}],
    [{ type: 'LIST' }, { 'field.dictionary': 'REQUIRED' }],
    [{ type: 'INTEGER', limits: { min: 5, max: 4 } }, { 'field.limits.max': 'TO_NOT_ABOVE_FROM' }],
    [{ type: 'INTEGER', limits: { min: 5, max: 5 } }, {}],
    [
      { type: 'DATE', limits: { from: '2026-02-01', to: '2026-01-01' } },
      { 'field.limits.to': 'TO_NOT_ABOVE_FROM' },
    ],
  ])('%j has the problems %j', (given, problems) => expect(fieldProblems(field(given))).toEqual(problems))

  test('needs its name in both languages', () => {
    expect(fieldProblems({ ...field({}), name: { ru: '', en: '' } })).toEqual({
      'field.name.ru': 'REQUIRED',
      'field.name.en': 'REQUIRED',
    })
  })

  test('stores what its type knows and nothing else', () => {
    const all: Partial<Field> = {
      limits: {
        min: 1,
        max: 2,
        maxLength: 3,
        webAddress: true,
        from: '2026-01-01',
        maxCount: 4,
        extensions: ['pdf'],
      },
      dictionary: 'COUNTRIES',
      multiple: true,
      rich: true,
      currency: 'RUB',
      unit,
    }
    const left = (type: Field['type']) => {
      const {
        limits,
        dictionary,
        multiple,
        rich,
        currency,
        unit: unitLeft,
      } = tidyField(field({ ...all, type }))
      return JSON.parse(JSON.stringify({ limits, dictionary, multiple, rich, currency, unit: unitLeft }))
    }
    expect(left('STRING')).toEqual({ limits: { maxLength: 3, webAddress: true } })
    expect(left('TEXT')).toEqual({ limits: { maxLength: 3 }, rich: true })
    expect(left('MONEY')).toEqual({ limits: { min: 1, max: 2 }, currency: 'RUB' })
    expect(left('INTEGER')).toEqual({ limits: { min: 1, max: 2 }, unit })
    expect(left('LIST')).toEqual({ limits: { maxCount: 4 }, dictionary: 'COUNTRIES', multiple: true })
    expect(left('FILE')).toEqual({ limits: { maxCount: 4, extensions: ['pdf'] } })
    expect(left('BOOLEAN')).toEqual({ limits: {} })
  })
})

test.each([
  ['', 'REQUIRED'],
  ['Revenue', 'INVALID'],
  ['a1', 'INVALID'],
  ['a_word', 'INVALID'],
  ['x'.repeat(23), 'TOO_LONG'],
  ['taken', 'ALREADY_TAKEN'],
])('a new code «%s» is refused: %s', (code, problem) =>
  expect(newCodeProblem(code, new Set(['taken']))).toEqual({ 'field.code': problem }),
)

describe.each(Object.keys(actors) as ActorName[])('%s', (name) => {
  test('archives and restores only as an administrator of the portal', () => {
    const keeper = ['portal admin', 'portal deputy'].includes(name)
    const expected = (possible: boolean) => {
      if (name === 'guest') return 'NOT_FOUND'
      if (!keeper) return 'ACCESS_DENIED'
      return possible ? null : 'STATE_CHANGED'
    }
    for (const state of ['ACTIVE', 'ARCHIVE'] as const) {
      expect(refusal(objectMachine, state, 'archive', actors[name], null)).toBe(expected(state === 'ACTIVE'))
      expect(refusal(objectMachine, state, 'restore', actors[name], null)).toBe(expected(state === 'ARCHIVE'))
    }
  })
})

test('the machine leads where it should', () => {
  expect(objectMachine.transitions.archive.to).toBe('ARCHIVE')
  expect(objectMachine.transitions.restore.to).toBe('ACTIVE')
})
