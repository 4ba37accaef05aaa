import { z } from 'zod'
import { requiredText, text } from '#platform/contract/fields.ts'
import { codeProblem } from '../../../fields/domain/codes.rules.ts'
import { columnTypes, dataTypes, elementKinds } from '../../../fields/domain/element-types.ts'

/** Validates an optional code; the exact error is shown by the field itself. */
const freeCode = (taken: ReadonlySet<string>) =>
  text(22).refine((code) => code === '' || codeProblem(code, taken) === null, 'INVALID')

const named = (taken: ReadonlySet<string>) => ({
  name: z.object({ ru: requiredText(255), en: text(255) }),
  code: freeCode(taken),
})

/** Schema of a new element; its kind, type and code are permanent. */
export const newElementSchema = (taken: ReadonlySet<string>) =>
  z.object({ kind: z.enum(elementKinds), type: z.enum(dataTypes, 'REQUIRED'), ...named(taken) })

/** Schema of a new field of a group or column of a table. */
export const newFieldSchema = (taken: ReadonlySet<string>) =>
  z.object({ columnType: z.enum(columnTypes), type: z.enum(dataTypes, 'REQUIRED'), ...named(taken) })

export type NewField = z.output<ReturnType<typeof newFieldSchema>>
