import { expect, test } from 'vitest'
import { amountOf, groupedAmount } from './amounts.ts'

test.each([
  ['ru', '1 000 000,5', '1000000.5'],
  ['ru', '1,000,000.50', '1000000.50'],
  ['ru', '1,5', '1.5'],
  ['ru', '1\u00a023', '123'],
  ['ru', '3,5 млн', '3500000'],
  ['ru', '$100,000', '100000'],
  ['ru', '1,000', '1,000'],
  ['en', '1,000', '1000'],
  ['ru', 'много', 'много'],
  ['ru', '', ''],
] as const)('in %s %s is %s', (locale, typed, amount) => expect(amountOf(typed, locale)).toBe(amount))

test.each([
  ['ru', '1234567890123.05', '1 234 567 890 123,05'],
  ['ru', '100', '100'],
  ['ru', '1..', '1..'],
  ['ru', '12.3456', '12,3456'],
  ['ru', '-5.5', '-5,5'],
  ['en', '12.3456', '12.3456'],
  ['en', '1234567.5', '1,234,567.5'],
] as const)('in %s %s is written %s', (locale, amount, grouped) => {
  expect(groupedAmount(amount, locale).replaceAll('\u00a0', ' ')).toBe(grouped)
})
