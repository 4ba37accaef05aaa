import './reports.css'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { formatNumber, formatPercent } from '#platform/web/i18n/numbers.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import type { PageHref } from '#platform/domain/screen-paths.ts'
import type { TableValue } from '#platform/contract/list-table.ts'
import type { ColumnKind } from '../contract/report.ts'

type Props = { value: TableValue; kind: ColumnKind; to: PageHref | null; label: string }

const words = (value: Exclude<TableValue, null | undefined>, kind: ColumnKind): string => {
  if (typeof value === 'number') {
    if (kind === 'share') return formatPercent(value)
    return formatNumber(value, currentLocale(), kind === 'days' ? 1 : 2)
  }
  if (typeof value === 'object') return formatDate('day' in value ? value.day : value)
  return kind === 'day' && typeof value === 'string' ? formatDate(value) : String(value)
}

/** A value of a report; a number links to the rows it counts. */
export const ReportCell = ({ value, kind, to, label }: Props) => {
  if (value === null || value === undefined || value === '') return <span className="report-none">—</span>
  if (kind === 'time' && typeof value === 'string') return <DateText value={value} as="time" />
  const text = words(value, kind)
  const className = kind === 'text' ? undefined : 'tabular'
  if (to === null || value === 0) return <span className={className}>{text}</span>
  return (
    <ScreenLink
      to={to}
      className={kind === 'text' ? 'report-link' : 'report-link tabular'}
      aria-label={`${label}: ${text}`}
    >
      {text}
    </ScreenLink>
  )
}
