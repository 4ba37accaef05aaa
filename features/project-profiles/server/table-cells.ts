import type { References } from '#features/fields'
import { tableFormulas } from '#features/fields'
import type { SheetCell } from '#platform/server/spreadsheets/write-sheet.ts'
import { fieldTypes } from '../../fields/domain/field-types.ts'
import { plainText } from '../../fields/domain/rich-text.rules.ts'
import { shownTable } from '../../fields/domain/shown.rules.ts'
import {
  calculatedCells,
  calculatedValue,
  numberIn,
  rowsOf,
  totalOf,
  withDisplayed,
} from '../../fields/domain/table.rules.ts'
import type { Column, Field, TableElement, ElementTree } from '../../fields/domain/tree.ts'
import { isEmpty, type Item, type ProfileValues, type Value } from '../../fields/domain/values.ts'
import { wordsIn } from '../../fields/domain/words-in.ts'
import en from '../texts/en.json' with { type: 'json' }
import ru from '../texts/ru.json' with { type: 'json' }

/** The context for formatting a table's cells. */
export type TableSource = {
  tree: ElementTree
  values: ProfileValues
  references: References
  locale: 'ru' | 'en'
}

/** Texts that the server writes into a table. */
const texts = { ru, en }

const listCell = (ids: readonly (string | number)[], { references, locale }: TableSource): string =>
  ids
    .map((id) => {
      if (typeof id === 'string') return references.files[id]?.name ?? ''
      const name = references.names[id]
      return name ? wordsIn(name, locale) : ''
    })
    .join('; ')

/** A value as a cell: numbers and days keep their type, everything else becomes text. */
export const cellOf = (column: Field, value: Value | undefined, source: TableSource): SheetCell => {
  if (value === undefined || value === null || isEmpty(value)) return null
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return texts[source.locale].table[value ? 'yes' : 'no']
  if (Array.isArray(value)) return listCell(value, source)
  if (typeof value === 'string') {
    if (fieldTypes[column.type].measure === 'DAY') return new Date(`${value}T00:00:00Z`)
    return column.rich ? plainText(value, ({ alt }) => alt) : value
  }
  if ('number' in value) return value.number
  if (column.currency) return Number(value.amount)
  // With its currency an amount is text, with the decimal separator of the language.
  const amount = source.locale === 'ru' ? value.amount.replace('.', ',') : value.amount
  return `${amount} ${value.currency}`
}

/** The name of a field with its unit. */
export const titleOf = ({ name, currency, unit, type }: Field, locale: 'ru' | 'en'): string => {
  const { measure } = fieldTypes[type]
  const sign = measure === 'MONEY' ? currency : measure === 'SHARE' ? '%' : unit && wordsIn(unit, locale)
  return sign ? `${wordsIn(name, locale)}, ${sign}` : wordsIn(name, locale)
}

/** A table of a profile as titles and rows of cells, with calculated values and totals: the visible columns. */
export const tableCells = (
  whole: TableElement,
  source: TableSource,
): { titles: string[]; rows: SheetCell[][] } => {
  const { locale, tree, values } = source
  const table = shownTable(tree, whole, values.plain)
  const shown = rowsOf(table, values.items[table.code] ?? [])
  const items: Item[] = withDisplayed(
    table,
    shown.map(({ item }) => item),
    values.plain,
  )
  const calculated = calculatedCells(items, tableFormulas(table, whole))
  const valueAt = (column: Column, at: number): Value =>
    column.columnType === 'CALCULATE'
      ? calculatedValue(column, calculated[at]?.[column.code] ?? null)
      : (items[at]?.values[column.code] ?? null)
  const rows = shown.map(({ fixed }, at) =>
    table.columns.map((column) => {
      if (fixed && column.columnType === 'ADD') return wordsIn(fixed.name, locale)
      if (column.columnType === 'INFO') return fixed ? wordsIn(fixed.info[column.code], locale) : null
      return cellOf(column, valueAt(column, at), source)
    }),
  )
  const totals = table.columns.map((column) =>
    totalOf(
      column,
      shown.map((_row, at) => numberIn(valueAt(column, at))),
    ),
  )
  // Without a label the totals would look like a data row.
  const word = totals.indexOf(null)
  const below = totals.map((total, at): SheetCell => (at === word ? texts[locale].table.total : total))
  return {
    titles: table.columns.map((column) => titleOf(column, locale)),
    rows: word === -1 || totals.every((total) => total === null) ? rows : [...rows, below],
  }
}
