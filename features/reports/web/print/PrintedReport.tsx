import './report-print.css'
import '../reports.css'
import { useLayoutEffect, useRef } from 'react'
import { countLimit } from '#platform/contract/lists.ts'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column, Filter } from '#platform/web/work/components/list/list-types.ts'
import type { ReportRow } from '../report-cells.ts'
import { ReportRows } from '../ReportRows.tsx'
import type { PrintedRows } from './use-printed-rows.ts'
import { dayParameters } from '../report-filters.ts'
import { widestWord, wordWidths } from './word-widths.ts'

type ParametersProps = {
  parameters: Readonly<Record<string, string | undefined>>
  filters: readonly Filter[]
  programmes: readonly { id: number; name: string }[]
}

/** The chosen parameters in words; only on paper, where their fields are not printed. */
export const PrintedParameters = ({ parameters, filters, programmes }: ParametersProps) => {
  const t = useTexts('reports')
  const programme = programmes.find(({ id }) => String(id) === parameters['programmeId'])
  const chosen = filters.flatMap(({ key, title, options }) => {
    const values = new Set(parameters[key]?.split(','))
    const labels = options.filter(({ value }) => values.has(value)).map(({ label }) => label)
    return labels.length > 0 ? [`${title}: ${labels.join(', ')}`] : []
  })
  const dates = dayParameters.flatMap((name) => {
    const day = parameters[name]
    return day === undefined ? [] : [`${t(`parameters.${name}`)}: ${formatDate(day)}`]
  })
  const words = [
    ...(programme ? [`${t('parameters.programmeId')}: ${programme.name}`] : []),
    ...chosen,
    ...dates,
  ]
  return words.length > 0 ? <p className="report-printed">{words.join(' · ')}</p> : null
}

type Props = {
  printed: PrintedRows | null
  columns: readonly Column<ReportRow>[]
  caption: string
  /** Rows on the shown page of the list, and whether others follow. */
  shown: { rows: number; isPart: boolean }
  /** Whether the report is printed in landscape. */
  isWide: boolean
}

/** Width of a report on a page, in millimetres: within the margins of the sheet and of the screen's content. */
const pageWidths = { upright: 173, wide: 260 } as const

/** Sets the minimum width of each column to its widest word, within the width of the sheet. */
const fitColumns = (table: HTMLTableElement, available: number): void => {
  const rows = [...table.rows]
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])]
  const widest = heads.map((_head, at) =>
    Math.max(...rows.map(({ cells }, row) => widestWord(cells[at]?.textContent ?? '', row === 0))),
  )
  const widths = wordWidths(widest, available)
  for (const [at, head] of heads.entries()) head.style.minWidth = `${widths[at]}mm`
}

/** All rows of a report as one table; only on paper. Says so if rows are missing. */
export const PrintedReport = ({ printed, columns, caption, shown, isWide }: Props) => {
  const t = useTexts('reports')
  const table = useRef<HTMLTableElement>(null)
  useLayoutEffect(() => {
    if (printed && table.current) fitColumns(table.current, pageWidths[isWide ? 'wide' : 'upright'])
  })
  if (printed === null)
    return shown.isPart ? <p className="report-printed">{t('printed.page', { count: shown.rows })}</p> : null
  return (
    <div className="report-printed">
      <table ref={table} className="report-table report-printed-rows" data-prints-rows="">
        <caption className="visually-hidden">{caption}</caption>
        <ReportRows columns={columns} rows={printed.rows} />
      </table>
      {printed.isCut ? (
        <p>{t('printed.cut', { count: countLimit, number: formatNumber(countLimit) })}</p>
      ) : null}
    </div>
  )
}
