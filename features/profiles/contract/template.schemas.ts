import { z } from 'zod'
import { id, instant, requiredText, text } from '#platform/contract/fields.ts'
import { listOf, listQuery } from '#platform/contract/lists.ts'
import { columnTotals, columnTypes, currencies, dataTypes, elementKinds } from '../domain/element-types.ts'
import { versionActions, versionStates } from '../domain/states.ts'
import type { TemplateTree } from '../domain/template.ts'
import { treeLimits, treeSizeProblem } from '../domain/tree-size.rules.ts'

/** A text in both languages. */
export const words = (max: 200 | 255 | 1200 | 4000) => z.strictObject({ ru: text(max), en: text(max) })

/** Codes as they travel; whether one may be used is a rule of the domain. */
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

const common = {
  code: code(),
  name: words(255),
  shortName: words(200),
  description: words(1200),
  help: words(1200),
  required: z.boolean(),
  showIf: condition.optional(),
}

/** A field as it travels: in a tree, and in the catalogue of ready fields. */
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
}

const columnShape = {
  ...fieldShape,
  columnType: z.enum(columnTypes, 'NOT_IN_LIST'),
  formula: z.string().max(400, 'TOO_LONG').optional(),
  source: code().optional(),
  total: z.enum(columnTotals, 'NOT_IN_LIST'),
}

const fixedRow = z.strictObject({
  key: z.string().regex(/^[a-z0-9_]{1,22}$/, 'INVALID'),
  name: words(255),
  info: z.record(z.string().max(22), words(1200)),
})

const element = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('PLAIN'), ...fieldShape }),
  z.strictObject({
    kind: z.literal('GROUP'),
    ...common,
    fields: z.array(z.strictObject(fieldShape)).max(40, 'TOO_MANY'),
    minItems: z.int().min(0).max(100),
    maxItems: z.int().min(1).max(100),
  }),
  z.strictObject({
    kind: z.literal('TABLE'),
    ...common,
    columns: z.array(z.strictObject(columnShape)).max(40, 'TOO_MANY'),
    fixedRows: z.array(fixedRow).max(200, 'TOO_MANY'),
    rowsClosed: z.boolean(),
    maxRows: z.int().min(1).max(5000),
  }),
])

/** The tree of a version, as the builder keeps it; a draft may be unfinished. */
export const templateTree: z.ZodType<TemplateTree, TemplateTree> = z.strictObject({
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

/** A tree as it is saved: one that is too large is told as its sections being too many or saying too much. */
export const savedTree = templateTree
  .refine((tree) => treeSizeProblem(tree) !== 'TOO_MANY', { path: ['sections'], error: 'TOO_MANY' })
  .refine((tree) => treeSizeProblem(tree) !== 'TOO_LONG', { path: ['sections'], error: 'TOO_LONG' })

/** A version of a template in a list. */
const versionRow = z.object({
  id: id(),
  number: z.int(),
  status: z.enum(versionStates),
  updatedAt: instant(),
  publishedAt: instant().nullable(),
  elementsCount: z.int(),
})

/** Who needs a template: some by name, and how many there are. */
export const templateUse = z.object({
  /** Trackpoints that ask for its elements. */
  tasks: z.array(z.string()),
  tasksCount: z.int(),
  /** Tasks that began with a version of it. */
  begun: z.int(),
  /** Elements that hold values or are asked for, and that it has to go on showing. */
  elements: z.array(words(255)),
  elementsCount: z.int(),
})

/** A template in the list. */
export const templateRow = z.object({
  id: id(),
  name: z.string(),
  description: z.string(),
  main: z.boolean(),
  createdAt: instant(),
  versions: z.array(versionRow),
  use: templateUse,
})

/** Filters of the list of templates. */
export const templateQuery = listQuery(['NAME', 'CREATE_DATE'], {})

/** The page of templates. */
export const templateList = listOf(templateRow)

/** Name and description of a template. */
export const templateFields = z.strictObject({ name: requiredText(255), description: text(1200).default('') })

/** What keeps a version from being published, or should be looked at before: `field` is a field or column of the element. */
const problem = z.object({
  code: z.string(),
  problem: z.string(),
  field: z.string().optional(),
  at: z.string().optional(),
})

/** The form of a field, as the builder names it. */
export const templateFile = z.object({ id: z.uuid(), name: z.string(), size: z.int() })

/** What a code names in a template already. */
export const codeUse = z.object({
  templateId: id(),
  template: z.string(),
  kind: z.enum([...elementKinds, 'FIELD', 'COLUMN']),
  type: z.enum(dataTypes).optional(),
  /** FIELD, COLUMN: the code of its group or table. */
  inside: z.string().optional(),
})

/** A version with its tree. */
export const templateVersion = z.object({
  id: id(),
  templateId: id(),
  name: z.string(),
  description: z.string(),
  main: z.boolean(),
  number: z.int(),
  status: z.enum(versionStates),
  version: z.int(),
  updatedAt: instant(),
  publishedAt: instant().nullable(),
  tree: templateTree,
  problems: z.array(problem),
  /** Worth a look before publishing; they keep nothing from being published. */
  warnings: z.array(problem),
  /** Codes that this template needs: they cannot go. */
  usedCodes: z.array(z.string()),
  use: templateUse,
  /** The forms that fields of the tree name. */
  files: z.array(templateFile),
  versions: z.array(versionRow),
  actions: z.array(z.enum([...versionActions, 'edit', 'drop', 'newDraft'])),
})
