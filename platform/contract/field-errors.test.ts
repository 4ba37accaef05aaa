import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldErrorsOf, maxFieldErrors } from './field-errors.ts'
import { day } from './fields.ts'

const errorsOf = (schema: z.ZodType, given: unknown) =>
  fieldErrorsOf(schema.safeParse(given, { reportInput: true }).error?.issues ?? [])

test.each([
  ['fields that nobody declared', z.strictObject({}), (n: number) => ({ [`k${n}`]: n })],
  ['wrong items', z.object({ items: z.array(z.string()) }), null],
])('a refusal of very many %s names no more than the limit', (_what, schema, field) => {
  const numbers = Array.from({ length: 10_000 }, (_, n) => n)
  const given = field ? Object.assign({}, ...numbers.map(field)) : { items: numbers }
  expect(Object.keys(errorsOf(schema, given))).toHaveLength(maxFieldErrors)
})

test.each(['0000-01-01', '0999-12-31', '9999-01-01', '2026-02-29', '2026-1-1'])('%s is no day', (given) => {
  expect(errorsOf(day(), given)).toEqual({ body: 'INVALID_DATE' })
})

test.each(['1000-01-01', '2028-02-29', '9998-12-31'])('%s is a day', (given) => {
  expect(errorsOf(day(), given)).toEqual({})
})
