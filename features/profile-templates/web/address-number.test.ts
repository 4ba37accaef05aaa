import { expect, test } from 'vitest'
import { addressNumber } from './address-number.ts'

test('every code of a portal full of templates has a number of its own, which addresses take', () => {
  const codes = Array.from({ length: 20 }, (_, at) => at).flatMap((template) =>
    Array.from({ length: 1000 }, (_, at) => `a${template * 10_000 + at}`),
  )
  const numbers = codes.map(addressNumber)
  expect(new Set(numbers).size).toBe(codes.length)
  expect(numbers.every((number) => Number.isSafeInteger(number) && number > 0)).toBe(true)
  expect(addressNumber('team_size')).toBe(addressNumber('team_size'))
})
