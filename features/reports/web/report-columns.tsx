import { currentLocale } from '#platform/web/i18n/texts.ts'
import type { Column } from '#platform/web/work/components/list/list-types.ts'
import type { ReportParameters } from '../contract/report.ts'
import { readableLink } from './readable-link.ts'
import { cellValue, type AnyColumn, type ReportRow } from './report-cells.ts'
import { ReportCell } from './ReportCell.tsx'
import type { ReportContract } from './report-contracts.ts'

/** Unique key of a row of any report. */
export const rowKey = (row: ReportRow): string => String(row['key'] ?? row['id'] ?? row['uid'] ?? row['code'])

/** Columns of a report's table with the chosen parameters. */
export const columnsOf = (
  { report }: ReportContract,
  parameters: ReportParameters,
  t: (key: string, params?: Readonly<Record<string, string | number>>) => string,
): Column<ReportRow>[] => {
  const locale = currentLocale()
  const columns = Object.entries(report.columns as unknown as Readonly<Record<string, AnyColumn>>)
  const shown = columns.filter(
    ([, { onlyWith, onlyWithout, onlyIf }]) =>
      (onlyWith === undefined || parameters[onlyWith] !== undefined) &&
      (onlyWithout === undefined || parameters[onlyWithout] === undefined) &&
      (onlyIf === undefined || onlyIf(parameters)),
  )
  return shown.map(([key, column]) => {
    const { kind = 'text', to, optional, width } = column
    const title = t(`${report.key}.columns.${key}`)
    const sort = report.sortedBy[key]
    return {
      key,
      title,
      ...(sort === undefined ? {} : { sort }),
      ...(kind === 'text' || kind === 'time' || kind === 'day' ? {} : { align: 'end' as const }),
      ...(optional ? { optional } : {}),
      ...(width === undefined ? {} : { width }),
      cell: (row: ReportRow) => (
        <ReportCell
          value={cellValue(column, row, t, locale)}
          kind={kind}
          to={to ? readableLink(to(row, parameters)) : null}
          label={title}
        />
      ),
    }
  })
}
