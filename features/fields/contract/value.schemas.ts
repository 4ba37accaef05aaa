import { z } from 'zod'
import { withoutInvisible } from '#platform/domain/composed-text.ts'
import { currencies } from '../domain/element-types.ts'
import type { Value } from '../domain/values.ts'

/** A code of an element or field in requests. */
export const elementCode = () =>
  z
    .string('REQUIRED')
    .max(22, 'TOO_LONG')
    .regex(/^[a-z][a-z0-9_]*$/, 'INVALID')

/** Any value by its shape; `valueProblem` validates it for a field. */
export const profileValue: z.ZodType<Value, Value> = z.union(
  [
    z.null(),
    z.boolean(),
    z.number(),
    z.string().overwrite(withoutInvisible).max(40_000, 'TOO_LONG'),
    z.strictObject({ amount: z.string().max(20, 'TOO_LONG'), currency: z.enum(currencies, 'NOT_IN_LIST') }),
    z.strictObject({ country: z.string().max(2, 'TOO_LONG'), number: z.string().max(22, 'TOO_LONG') }),
    z.array(z.int().positive()).max(50, 'TOO_MANY'),
    z.array(z.uuid()).max(50, 'TOO_MANY'),
  ],
  'INVALID',
)

/** An item of a group or a row of a table, with the version of each value. */
export const profileItem = z.object({
  id: z.uuid(),
  /** Key of its fixed row, if any. */
  rowKey: z.string().nullable(),
  values: z.record(z.string(), profileValue),
  versions: z.record(z.string(), z.int()),
})

/** Values by the codes of elements (`ProfileValues`), with the version of each. */
export const profileValues = z.object({
  plain: z.record(z.string(), profileValue),
  versions: z.record(z.string(), z.int()),
  items: z.record(z.string(), z.array(profileItem)),
})

/** Names of dictionary values and files that values refer to, by id. */
export const references = z.object({
  names: z.record(z.string(), z.object({ ru: z.string(), en: z.string() })),
  files: z.record(z.string(), z.object({ name: z.string(), size: z.int() })),
})

/** An item or row with its versions. */
export type ReadItem = z.output<typeof profileItem>

export type ReadValues = z.output<typeof profileValues>

export type References = z.output<typeof references>
