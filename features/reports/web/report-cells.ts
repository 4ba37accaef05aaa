import type { TableValue, TableWords } from '#platform/contract/list-table.ts'
import type { ReportColumn } from '../contract/report.ts'

/** A row of any report, as its columns read it. */
export type ReportRow = Readonly<Record<string, unknown>>

/** A column of any report. */
export type AnyColumn = ReportColumn<ReportRow>

const plain = (value: unknown): TableValue =>
  typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : (value as TableValue)

/** What a column says of a row: the same value that a file holds. */
export const cellValue = (
  { value }: AnyColumn,
  row: ReportRow,
  t: TableWords,
  locale: 'ru' | 'en',
): TableValue => {
  if (value === null) return null
  return typeof value === 'function' ? value(row, t, locale) : plain(row[value])
}
