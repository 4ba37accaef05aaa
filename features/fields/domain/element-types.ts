/** Kinds of elements: one field, a group of fields that may repeat, or a table (spec 3 "Project profile element"). */
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

/** Types of the catalogue's fields; a scale is defined where it is used, with its own grades. */
export const catalogueTypes = [...specifiedTypes, 'TECHNOLOGY', 'RISKS'] as const

export const dataTypes = [...catalogueTypes, 'SCALE'] as const

export type DataType = (typeof dataTypes)[number]

/**
 * Purposes of a column (spec 3 "Column types"). `FILL`: filled in by the team; `ADD`: names a row, and is filled in
 * first in a new one; `INFO`: predefined by the template for each fixed row; `DISPLAY`: shows another element of the
 * profile; `CALCULATE`: calculated by a formula.
 */
export const columnTypes = ['ADD', 'DISPLAY', 'CALCULATE', 'INFO', 'FILL'] as const

export type ColumnType = (typeof columnTypes)[number]

/** Columns that users fill in. */
export const typedColumns: readonly ColumnType[] = ['ADD', 'FILL']

/** What is shown below a column. */
export const columnTotals = ['NONE', 'SUM', 'AVERAGE'] as const

export type ColumnTotal = (typeof columnTotals)[number]

/** Currencies of money values (spec 3). */
export const currencies = ['RUB', 'USD', 'EUR'] as const

export type Currency = (typeof currencies)[number]

/** Currencies that forms offer where no accelerator decides (spec 9). */
export const usualCurrencies: readonly Currency[] = ['RUB', 'USD']

/** The choices of a form: what is offered, and the current currency, which may be another. */
export const offeredCurrencies = (offered: readonly Currency[], current: unknown): Currency[] =>
  currencies.filter((one) => offered.includes(one) || one === current)

/** Types that a formula can calculate with. */
export const numericTypes: readonly DataType[] = ['INTEGER', 'NUMBER', 'MONEY', 'PERCENT']
