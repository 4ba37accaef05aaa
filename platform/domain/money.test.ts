import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMoneyRange, minorUnits } from './money.ts'

test.each([
  ['0', 0n],
  ['12', 1200n],
  ['12.5', 1250n],
  ['12.05', 1205n],
  ['9999999999999.99', 999_999_999_999_999n],
])('%s is exact in hundredths', (amount, hundredths) => expect(minorUnits(amount)).toBe(hundredths))

test("'To' must be above 'From', by a hundredth at least", () => {
  const hundredths = fc.integer({ min: 0, max: 2_000_000_000 })
  const amount = (n: number): string => `${Math.floor(n / 100)}.${String(n % 100).padStart(2, '0')}`
  fc.assert(
    fc.property(hundredths, hundredths, (from, to) => {
      expect(isMoneyRange({ from: amount(from), to: amount(to) })).toBe(to > from)
    }),
  )
})

test('a range of what is no amount is left to the rule of amounts', () => {
  expect(isMoneyRange({ from: 'a lot', to: '1' })).toBe(true)
  expect(isMoneyRange({ from: '1.005', to: '1' })).toBe(true)
})
