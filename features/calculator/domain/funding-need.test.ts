import { expect, test } from 'vitest'
import { fundingNeed } from './funding-need.rules.ts'

test.each([
  ['two years without income add up', [-11_800, -6_078, 9_000], { year: 2027, value: 17_878 }],
  ['a good year in between', [-100, 40, -50, 200], { year: 2028, value: 110 }],
  ['the first year is the worst', [-100, 40, -30, 200], { year: 2026, value: 100 }],
  ['never', [10, -5, 20], null],
  ['nothing', [0, 0], null],
])('money needed in all: %s', (_case, flows, need) => {
  expect(fundingNeed(flows.map((netCashFlow, at) => ({ year: 2026 + at, netCashFlow })))).toEqual(need)
})
