import { expect, test } from 'vitest'
import { offeredCurrencies, usualCurrencies } from './element-types.ts'

test.each([
  [usualCurrencies, 'RUB', ['RUB', 'USD']],
  [usualCurrencies, 'EUR', ['RUB', 'USD', 'EUR']],
  [['EUR', 'USD'] as const, null, ['USD', 'EUR']],
  [['USD'] as const, 'RUB', ['RUB', 'USD']],
])('of %j with %s now, %j is offered', (offered, current, choices) => {
  expect(offeredCurrencies(offered, current)).toEqual(choices)
})
