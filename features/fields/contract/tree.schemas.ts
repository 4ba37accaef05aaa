import { z } from 'zod'
import { longText, text } from '#platform/contract/fields.ts'
import { columnTotals, columnTypes, currencies, dataTypes } from '../domain/element-types.ts'
import { maxGrades, maxPoints, maxWeight } from '../domain/grades.rules.ts'
import { treeLimits } from '../domain/tree-size.rules.ts'
import type { ElementTree } from '../domain/tree.ts'

/** A text in both languages. */
export const words = (max: 200 | 255 | 1200 | 4000) => z.strictObject({ ru: text(max), en: text(max) })

/** Codes in requests; domain rules decide whether one may be used. */
const code = () =>
  z
    .string()
    .max(22, 'TOO_LONG')
    .regex(/^([a-z][a-z0-9_]*)?$/, 'INVALID')

const number = () => z.number('NOT_A_NUMBER').min(-1e13, 'TOO_SMALL').max(1e13, 'TOO_BIG')

const limits = z.strictObject({
  maxLength: z.int().min(1).max(4000).optional(),
  webAddress: z.boolean().optional(),
  min: number().optional(),
  max: number().optional(),
  from: z.iso.date('INVALID_DATE').optional(),
  to: z.iso.date('INVALID_DATE').optional(),
  past: z.boolean().optional(),
  maxCount: z.int().min(1).max(50).optional(),
  extensions: z
    .array(z.string().regex(/^[a-z0-9]{1,8}$/, 'INVALID'))
    .max(20, 'TOO_MANY')
    .optional(),
})

const condition = z.strictObject({
  code: code(),
  anyOf: z.array(z.union([z.boolean(), z.int().positive()])).max(100, 'TOO_MANY'),
})

const grade = z.strictObject({
  points: z.int().min(0, 'TOO_SMALL').max(maxPoints, 'TOO_BIG'),
  meaning: words(255),
})

const common = {
  code: code(),
  name: words(255),
  shortName: words(200),
  description: words(1200),
  help: words(1200),
  required: z.boolean(),
  showIf: condition.optional(),
}

/** Schema of a field, in a tree or in the catalogue of ready fields. */
export const fieldShape = {
  ...common,
  type: z.enum(dataTypes, 'NOT_IN_LIST'),
  limits,
  dictionary: z
    .string()
    .regex(/^[A-Z][A-Z0-9_]{0,60}$/, 'INVALID')
    .optional(),
  multiple: z.boolean().optional(),
  rich: z.boolean().optional(),
  currency: z.enum(currencies, 'NOT_IN_LIST').optional(),
  unit: words(200).optional(),
  templateFileId: z.uuid().optional(),
  grades: z.array(grade).max(maxGrades, 'TOO_MANY').optional(),
  mayAbstain: z.boolean().optional(),
  weight: z.int().min(1, 'TOO_SMALL').max(maxWeight, 'TOO_BIG').optional(),
  independent: z.boolean().optional(),
}

const columnShape = {
  ...fieldShape,
  columnType: z.enum(columnTypes, 'NOT_IN_LIST'),
  formula: longText(400).optional(),
  source: code().optional(),
  total: z.enum(columnTotals, 'NOT_IN_LIST'),
}

const fixedRow = z.strictObject({
  key: z.string().regex(/^[a-z0-9_]{1,22}$/, 'INVALID'),
  name: words(255),
  info: z.record(code(), words(1200)),
})

const elementShape = { ...common, identifies: z.boolean().optional() }

const element = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('PLAIN'), ...fieldShape, ...elementShape }),
  z.strictObject({
    kind: z.literal('GROUP'),
    ...elementShape,
    fields: z.array(z.strictObject(fieldShape)).max(40, 'TOO_MANY'),
    minItems: z.int().min(0).max(100),
    maxItems: z.int().min(1).max(100),
  }),
  z.strictObject({
    kind: z.literal('TABLE'),
    ...elementShape,
    columns: z.array(z.strictObject(columnShape)).max(40, 'TOO_MANY'),
    fixedRows: z.array(fixedRow).max(200, 'TOO_MANY'),
    rowsClosed: z.boolean(),
    maxRows: z.int().min(1).max(5000),
  }),
])

/** Schema of a tree in the builder; a draft may be incomplete. */
export const elementTree: z.ZodType<ElementTree, ElementTree> = z.strictObject({
  sections: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'INVALID'),
        name: words(255),
        description: words(4000),
        elements: z.array(element).max(treeLimits.inSection, 'TOO_MANY'),
      }),
    )
    .max(treeLimits.sections, 'TOO_MANY'),
})

/** The file of a field's form. */
export const formFile = z.object({ id: z.uuid(), name: z.string(), size: z.int() })
