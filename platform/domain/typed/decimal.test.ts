import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDecimal } from './decimal.ts'
import { mapReading, type Conventions } from './reading.ts'

const read = (text: string, conventions?: Conventions) =>
  mapReading(readDecimal(text, conventions), ({ decimal, currency, isPercent }) =>
    [decimal, currency, isPercent ? '%' : null].filter((one) => one !== null).join(' '),
  )

test.each([
  ['1 234,56', '1234.56'],
  ['1\u00a0234,56 ₽', '1234.56 RUB'],
  ['1,234.56', '1234.56'],
  ['1.234,56', '1234.56'],
  ['1,234,567', '1234567'],
  ['1.234.567', '1234567'],
  ["1'000", '1000'],
  ['0,125', '0.125'],
  ['0,5', '0.5'],
  ['.5', '0.5'],
  ['−3', '-3'],
  ['-$5', '-5 USD'],
  ['(45)', '-45'],
  ['-0', '0'],
  ['007', '7'],
  ['304500116000157', '304500116000157'],
  ['12345678901234567890', '12345678901234567890'],
  ['12 %', '12 %'],
  ['15%', '15 %'],
  ['3,5 млн', '3500000'],
  ['3,5 млн. руб.', '3500000 RUB'],
  ['1 200 тыс. руб.', '1200000 RUB'],
  ['12,5 тыс руб', '12500 RUB'],
  ['5 т.р.', '5000 RUB'],
  ['2 т. р.', '2000 RUB'],
  ['5к', '5000'],
  ['1,25 миллиарда рублей', '1250000000 RUB'],
  ['$2.5M', '2500000 USD'],
  ['€1.5m', '1500000 EUR'],
  ['US$ 3,000', '3000 USD'],
  ['USD 1,200', '1200 USD'],
  ['$100,000', '100000 USD'],
  ['100,000 долларов', '100000 USD'],
  ['EUR 1 200,50', '1200.50 EUR'],
  ['7р', '7 RUB'],
  ['0,0000001 млн', '0.1'],
])('“%s” is %s', (text, value) => expect(read(text)).toEqual({ value }))

test.each([
  ['1,200', ['1200', '1.200']],
  ['1.200', ['1200', '1.200']],
  ['100,000 руб.', ['100000 RUB', '100.000 RUB']],
  ['€100,000', ['100000 EUR', '100.000 EUR']],
  ['1,200 тыс.', ['1200000', '1200']],
])('“%s” means two numbers', (text, ambiguous) => expect(read(text)).toEqual({ ambiguous }))

test.each([
  ['1,200', 'GROUPS', '1200'],
  ['1,200', 'DECIMAL', '1.200'],
  ['1.200', 'GROUPS', '1.200'],
  ['1.200', 'DECIMAL', '1200'],
  ['3,5', 'GROUPS', '3.5'],
] as const)('“%s” where a comma is of %s is %s', (text, comma, value) =>
  expect(read(text, { comma })).toEqual({ value }),
)

test.each([
  '',
  '12x',
  '1e5',
  '$5 EUR',
  '5 млн тыс',
  '12 34',
  '10-15',
  '10–15',
  'около 5',
  '~5',
  '1,23.4',
  '1,2,3',
  '5 % руб',
  '--5',
  '(-5)',
  '5%%',
  'млн',
  '№5',
  `1${'0'.repeat(70)}`,
])('“%s” is no number', (text) => expect(read(text)).toEqual({ fault: 'NOT_A_NUMBER' }))

test.each(['£5', '£1.2m', '5 GBP', '100 тенге', '¥3,000', '2 000 CHF', '5 млн юаней', '₸ 10'])(
  '“%s” names a currency that is not supported',
  (text) => expect(read(text)).toEqual({ fault: 'CURRENCY_NOT_TAKEN' }),
)

test('what either language writes is read back as the same number', () => {
  const number = fc.tuple(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 99 }))
  fc.assert(
    fc.property(number, ([whole, cents]) => {
      const value = whole + Math.sign(whole || 1) * (cents / 100)
      for (const locale of ['ru', 'en'] as const) {
        const text = value.toLocaleString(locale, { minimumFractionDigits: 2 })
        expect(mapReading(readDecimal(text), ({ decimal }) => Number(decimal))).toEqual({
          value: Number(value.toFixed(2)) || 0,
        })
      }
    }),
  )
})

test('no text takes long', () => {
  for (const text of [
    '1,'.repeat(50_000),
    '1 '.repeat(50_000),
    `${' '.repeat(100_000)}x`,
    '(' + '1'.repeat(100_000),
  ])
    expect(read(text)).toEqual({ fault: 'NOT_A_NUMBER' })
})
