import { z } from 'zod'
import { requiredText, text } from '#platform/contract/fields.ts'
import { codeProblem } from '../../../fields/domain/codes.rules.ts'
import { columnTypes, dataTypes, elementKinds } from '../../../fields/domain/element-types.ts'

/** A code that may be used, or none: what is wrong is told in words beside the field. */
const freeCode = (taken: ReadonlySet<string>) =>
  text(22).refine((code) => code === '' || codeProblem(code, taken) === null, 'INVALID')

const named = (taken: ReadonlySet<string>) => ({
  name: z.object({ ru: requiredText(255), en: text(255) }),
  code: freeCode(taken),
})

/** What is asked of a new element; its kind, type and code are given once. */
export const newElementSchema = (taken: ReadonlySet<string>) =>
  z.object({ kind: z.enum(elementKinds), type: z.enum(dataTypes, 'REQUIRED'), ...named(taken) })

/** What is asked of a new field of a group, or of a new column of a table. */
export const newFieldSchema = (taken: ReadonlySet<string>) =>
  z.object({ columnType: z.enum(columnTypes), type: z.enum(dataTypes, 'REQUIRED'), ...named(taken) })

export type NewField = z.output<ReturnType<typeof newFieldSchema>>
