import type { TableValue, TableWords } from '#platform/contract/list-table.ts'
import type { ReportColumn } from '../contract/report.ts'

/** A row of any report. */
export type ReportRow = Readonly<Record<string, unknown>>

/** A column of any report. */
export type AnyColumn = ReportColumn<ReportRow>

const plain = (value: unknown): TableValue =>
  typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : (value as TableValue)

/** The value of a column for a row, the same as in a file. */
export const cellValue = (
  { value }: AnyColumn,
  row: ReportRow,
  t: TableWords,
  locale: 'ru' | 'en',
): TableValue => {
  if (value === null) return null
  return typeof value === 'function' ? value(row, t, locale) : plain(row[value])
}
