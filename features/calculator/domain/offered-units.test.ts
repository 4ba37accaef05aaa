import { expect, test } from 'vitest'
import { offeredUnits } from './inputs.ts'

test('units are those of the offered currencies, from single units to millions', () => {
  expect(offeredUnits(['EUR'], 'EUR')).toEqual(['EUR', 'EUR_THSD', 'EUR_MIL'])
})

test('the unit of an existing calculation stays among the choices', () => {
  expect(offeredUnits(['RUB'], 'EUR_MIL')).toEqual(['RUB', 'RUB_THSD', 'RUB_MIL', 'EUR_MIL'])
})
