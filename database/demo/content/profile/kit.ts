import type { DataType } from '../../../../features/fields/domain/element-types.ts'
import type {
  Column,
  Field,
  FixedRow,
  GroupElement,
  PlainElement,
  Section,
  TableElement,
  Words,
} from '../../../../features/fields/domain/tree.ts'

/** A text in Russian and in English. */
export type Both = readonly [ru: string, en: string]

/** The id of a dictionary value by its code. */
export type IdOf = (dictionary: string, code: string) => number

type Wording = { help?: Both; about?: Both; short?: Both; unit?: Both }
type Rest<T> = Wording & Partial<Omit<T, 'name' | 'shortName' | 'help' | 'description' | 'unit'>>

const words = ([ru, en]: Both): Words => ({ ru, en })
const none: Both = ['', '']

const common = <T>(code: string, name: Both, given: Rest<T>) => {
  const { help = none, about = none, short = none, unit, ...rest } = given
  return {
    code,
    name: words(name),
    shortName: words(short),
    description: words(about),
    help: words(help),
    required: false,
    ...(unit ? { unit: words(unit) } : {}),
    ...rest,
  }
}

/** A field of a group. */
export const field = (type: DataType, code: string, name: Both, given: Rest<Field> = {}): Field => ({
  limits: {},
  ...common(code, name, given),
  type,
})

/** An element with one value. */
export const plain = (type: DataType, code: string, name: Both, given: Rest<Field> = {}): PlainElement => ({
  ...field(type, code, name, given),
  kind: 'PLAIN',
})

/** An element whose fields can be repeated. */
export const group = (
  code: string,
  name: Both,
  fields: Field[],
  given: Rest<GroupElement> = {},
): GroupElement => ({
  minItems: 0,
  maxItems: 20,
  ...common(code, name, given),
  kind: 'GROUP',
  fields,
})

/** A column of a table; entered by hand by default. */
export const column = (type: DataType, code: string, name: Both, given: Rest<Column> = {}): Column => ({
  columnType: 'FILL',
  total: 'NONE',
  ...field(type, code, name, given),
})

/** A calculated column. */
export const calculated = (code: string, name: Both, formula: string, given: Rest<Column> = {}): Column =>
  column('NUMBER', code, name, { columnType: 'CALCULATE', formula, ...given })

/** A fixed row of the template, with its INFO cells. */
export const row = (key: string, name: Both, info: Record<string, Both> = {}): FixedRow => ({
  key,
  name: words(name),
  info: Object.fromEntries(Object.entries(info).map(([code, text]) => [code, words(text)])),
})

/** A table; the team adds rows, unless they are fixed. */
export const table = (
  code: string,
  name: Both,
  columns: Column[],
  given: Rest<TableElement> = {},
): TableElement => ({
  fixedRows: [],
  rowsClosed: given.fixedRows !== undefined,
  maxRows: 100,
  ...common(code, name, given),
  kind: 'TABLE',
  columns,
})

/** A section of elements. */
export const section = (id: string, name: Both, about: Both, elements: Section['elements']): Section => ({
  id,
  name: words(name),
  description: words(about),
  elements,
})
