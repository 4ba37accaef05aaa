import '#platform/contract/numbering-plans.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dataTypes } from './element-types.ts'
import { field } from './samples.ts'
import type { Field } from './tree.ts'
import { valueProblem } from './validate-value.ts'
import type { Value } from './values.ts'

const of = (type: Field['type'], limits: Field['limits'] = {}, more: Partial<Field> = {}): Field =>
  field({ code: 'f', type, limits, ...more })

const uuid = '0b1e7c1a-6f0e-4c1e-9d58-3f2a55b0c999'

const grades = [0, 5, 10].map((points) => ({ points, meaning: { ru: `Балл ${points}`, en: '' } }))

const cases: [string, Field, unknown, ReturnType<typeof valueProblem>][] = [
  ['a short text', of('STRING'), 'Агроскан', null],
  ['a text at its limit', of('STRING'), 'я'.repeat(255), null],
  ['a text over its limit', of('STRING'), 'я'.repeat(256), 'TOO_LONG'],
  ['a text over the limit of the template', of('TEXT', { maxLength: 10 }), 'я'.repeat(11), 'TOO_LONG'],
  ['a long text of 4,000', of('TEXT'), 'я'.repeat(4000), null],
  ['marks of a rich text', of('TEXT', { maxLength: 5 }, { rich: true }), '<p><b>Пять!</b></p>', null],
  ['marks without end', of('TEXT', { maxLength: 5 }, { rich: true }), '<b></b>'.repeat(20), 'TOO_LONG'],
  ['a text with a null character', of('STRING'), 'a\u0000b', 'INVALID'],
  ['half of a character', of('STRING'), '\ud800', 'INVALID'],
  ['a number where a text belongs', of('STRING'), 5, 'INVALID'],
  ['an address', of('STRING', { webAddress: true }), 'https://video.example/1', null],
  ['code in an address', of('STRING', { webAddress: true }), 'javascript:alert(1)', 'INVALID_URL'],
  ['a word where an address belongs', of('STRING', { webAddress: true }), 'video', 'INVALID_URL'],
  ['a word where no address is asked', of('STRING'), 'javascript:alert(1)', null],
  ['a whole number', of('INTEGER'), -3, null],
  ['a broken number', of('INTEGER'), 1.5, 'NOT_AN_INTEGER'],
  ['a text where a number belongs', of('INTEGER'), '5', 'NOT_A_NUMBER'],
  ['not a number', of('NUMBER'), Number.NaN, 'NOT_A_NUMBER'],
  ['two decimals', of('NUMBER'), 0.29, null],
  ['three decimals', of('NUMBER'), 0.123, 'TOO_MANY_DECIMALS'],
  ['a number below', of('NUMBER', { min: 0 }), -0.01, 'TOO_SMALL'],
  ['a number above', of('NUMBER', { max: 10 }), 10.01, 'TOO_BIG'],
  ['a number nobody needs', of('NUMBER'), 1e15, 'TOO_BIG'],
  ['a grade', of('SCALE', {}, { grades }), 5, null],
  ['a grade that is none', of('SCALE', {}, { grades }), 4, 'NOT_IN_LIST'],
  ['a grade as a text', of('SCALE', {}, { grades }), '5', 'NOT_IN_LIST'],
  ['no judgement', of('SCALE', {}, { grades, mayAbstain: true }), 'CANNOT_JUDGE', null],
  ['no judgement where one is asked for', of('SCALE', {}, { grades }), 'CANNOT_JUDGE', 'NOT_IN_LIST'],
  ['a hundred per cent', of('PERCENT'), 100, null],
  ['more than all', of('PERCENT'), 100.5, 'TOO_BIG'],
  ['less than nothing', of('PERCENT'), -1, 'TOO_SMALL'],
  ['money', of('MONEY'), { amount: '1500000.50', currency: 'RUB' }, null],
  [
    'money of the only currency',
    of('MONEY', {}, { currency: 'USD' }),
    { amount: '5', currency: 'RUB' },
    'CURRENCY_NOT_TAKEN',
  ],
  ['a currency nobody has', of('MONEY'), { amount: '5', currency: 'ABC' as 'RUB' }, 'NOT_IN_LIST'],
  ['an amount with an exponent', of('MONEY'), { amount: '1e9', currency: 'RUB' }, 'NOT_A_NUMBER'],
  ['kopecks in halves', of('MONEY'), { amount: '1.005', currency: 'RUB' }, 'TOO_MANY_DECIMALS'],
  ['a day', of('DATE'), '2028-02-29', null],
  ['a day that never was', of('DATE'), '2027-02-29', 'INVALID_DATE'],
  ['a day in words', of('DATE'), '29.02.2028', 'INVALID_DATE'],
  ['a day too early', of('DATE', { from: '2026-01-01' }), '2025-12-31', 'TOO_SMALL'],
  ['a day too late', of('DATE', { to: '2026-01-01' }), '2026-01-02', 'TOO_BIG'],
  ['no', of('BOOLEAN'), false, null],
  ['no as a word', of('BOOLEAN'), 'false', 'INVALID'],
  ['a choice', of('LIST'), [7], null],
  ['two of one', of('LIST'), [7, 8], 'TOO_MANY'],
  ['two of many', of('LIST', {}, { multiple: true }), [7, 8], null],
  ['one twice', of('LIST', {}, { multiple: true }), [7, 7], 'INVALID'],
  ['an id that is none', of('LIST'), [-1], 'NOT_IN_LIST'],
  ['a phone', of('PHONE'), { country: 'RU', number: '+79123456789' }, null],
  [
    'a phone without its country',
    of('PHONE'),
    { country: '', number: '+79123456789' },
    'PHONE_COUNTRY_REQUIRED',
  ],
  ['a phone of another country', of('PHONE'), { country: 'KZ', number: '+447400123456' }, 'INVALID_PHONE'],
  [
    'a phone its country does not have',
    of('PHONE'),
    { country: 'RU', number: '+71112223344' },
    'INVALID_PHONE',
  ],
  ['a phone as typed', of('PHONE'), { country: 'RU', number: '8 912 345' }, 'INVALID_PHONE'],
  [
    'a phone whose number is a list',
    of('PHONE'),
    { country: 'RU', number: ['+79123456789'] },
    'INVALID_PHONE',
  ],
  [
    'a phone whose country is a list',
    of('PHONE'),
    { country: ['RU'], number: '+79123456789' },
    'PHONE_COUNTRY_REQUIRED',
  ],
  ['a phone of no words', of('PHONE'), { country: { toString: {} }, number: {} }, 'INVALID_PHONE'],
  ['a file', of('FILE'), [uuid], null],
  ['a path for a file', of('FILE'), ['../../etc/passwd'], 'INVALID'],
  ['too many files', of('FILE', { maxCount: 1 }), [uuid, uuid.replace('0b', '1b')], 'TOO_MANY'],
]

test.each(cases)('%s', (_what, checked, value, expected) => {
  expect(valueProblem(checked, value as Value)).toBe(expected)
})

describe('whatever comes', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.anything()),
    fc.dictionary(fc.string(), fc.anything()),
    fc.record({ amount: fc.anything(), currency: fc.anything() }),
    fc.record({ country: fc.anything(), number: fc.anything() }),
  ) as fc.Arbitrary<Value>

  test.each(dataTypes)('the judge of %s answers and never throws', (type) => {
    fc.assert(
      fc.property(anything, (value) => {
        const problem = valueProblem(of(type), value)
        expect(problem === null || typeof problem === 'string').toBe(true)
      }),
    )
  })

  test.each(dataTypes)('what %s lets through fits into the database and comes back the same', (type) => {
    fc.assert(
      fc.property(anything, (value) => {
        if (valueProblem(of(type), value) !== null) return
        const text = JSON.stringify(value)
        expect(text.includes('\\u0000')).toBe(false)
        expect(JSON.stringify(JSON.parse(text))).toBe(text)
      }),
    )
  })

  test('nothing given is fine for every type', () => {
    for (const type of dataTypes)
      for (const empty of [null, '', '  ', []]) expect(valueProblem(of(type), empty as Value)).toBeNull()
  })
})
