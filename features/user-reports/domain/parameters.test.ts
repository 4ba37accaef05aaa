import { expect, test } from 'vitest'
import { numberIn, parameterFault } from './parameter.rules.ts'

test.each([
  ['NUMBER', '', null],
  ['NUMBER', '1 200,5', null],
  ['NUMBER', 'IV квартал 2026', 'NOT_A_NUMBER'],
  ['NUMBER', 'Infinity', 'NOT_A_NUMBER'],
  ['DATE', '2026-11-29', null],
  ['DATE', '29.11.2026', 'INVALID_DATE'],
  ['DATE', '2026-13-01', 'INVALID_DATE'],
  ['BOOLEAN', 'true', null],
  ['BOOLEAN', 'да', 'NOT_IN_LIST'],
  ['STRING', 'IV', null],
] as const)('as %s %j is %j', (type, value, fault) => {
  expect(parameterFault(type, value)).toBe(fault)
})

test('a number is read as people type it', () => {
  expect(numberIn('1\u00a0200,5')).toBe(1200.5)
  expect(numberIn(' ')).toBeNull()
})
