/** What an element is: one field, a set of fields that may repeat, or a table (spec 3 "Project profile element"). */
export const elementKinds = ['PLAIN', 'GROUP', 'TABLE'] as const

export type ElementKind = (typeof elementKinds)[number]

/** Types of the specification (spec 3 "Data types"). */
export const specifiedTypes = [
  'STRING',
  'TEXT',
  'DATE',
  'BOOLEAN',
  'INTEGER',
  'NUMBER',
  'MONEY',
  'LIST',
  'PERCENT',
  'PHONE',
  'FILE',
] as const

/** What a field of the catalogue holds: a scale is made where it is asked, with grades of its own. */
export const catalogueTypes = [...specifiedTypes, 'TECHNOLOGY', 'RISKS'] as const

export const dataTypes = [...catalogueTypes, 'SCALE'] as const

export type DataType = (typeof dataTypes)[number]

/**
 * What a column is for (spec 3 "Column types"): `FILL` is typed by the team; `ADD` names the row, and whoever adds a
 * row begins there; `INFO` says something the template gives for each fixed row; `DISPLAY` shows what another element
 * of the profile holds; `CALCULATE` follows from a formula.
 */
export const columnTypes = ['ADD', 'DISPLAY', 'CALCULATE', 'INFO', 'FILL'] as const

export type ColumnType = (typeof columnTypes)[number]

/** Columns into which a person types. */
export const typedColumns: readonly ColumnType[] = ['ADD', 'FILL']

/** What stands below a column. */
export const columnTotals = ['NONE', 'SUM', 'AVERAGE'] as const

export type ColumnTotal = (typeof columnTotals)[number]

/** Currencies of money values (spec 3). */
export const currencies = ['RUB', 'USD', 'EUR'] as const

export type Currency = (typeof currencies)[number]

/** Types that a formula can calculate with. */
export const numericTypes: readonly DataType[] = ['INTEGER', 'NUMBER', 'MONEY', 'PERCENT']

/** Types that another element's being shown may depend on (product 8: list or boolean). */
export const conditionTypes: readonly DataType[] = ['LIST', 'BOOLEAN']
