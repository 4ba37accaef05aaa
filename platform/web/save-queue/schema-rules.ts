import type { z } from 'zod'
import { fieldErrorCodes } from '#platform/domain/product-error.ts'
import type { ValueRules } from './entry.ts'

const asSaved = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value)

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(asSaved(one)) === JSON.stringify(asSaved(other))

/** Rules for a record's values by its schema: surrounding spaces are ignored, what the schema refuses is invalid. */
export const schemaRules =
  (schema: z.ZodObject) =>
  (name: string): ValueRules<unknown> => ({
    same,
    problem: (value) => {
      const field = schema.shape[name] as z.ZodType | undefined
      const code = field?.safeParse(value).error?.issues[0]?.message
      return code === undefined ? null : (fieldErrorCodes.find((one) => one === code) ?? 'INVALID')
    },
  })
