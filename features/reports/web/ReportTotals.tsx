import './reports.css'
import { totalLink, type ReportParameters } from '../contract/report.ts'
import type { AnyColumn } from './report-cells.ts'
import type { ReportContract } from './report-contracts.ts'
import { ReportCell } from './ReportCell.tsx'
import { readableLink } from './readable-link.ts'

type Words = (key: string, params?: Readonly<Record<string, string | number>>) => string

type Answer = { totals?: Readonly<Record<string, number | null>> }

type Props = {
  contract: ReportContract
  answer: Answer
  parameters: ReportParameters
  isSearched: boolean
  t: Words
}

/** Totals of a report, over all pages; each opens its rows. */
export const ReportTotals = ({ contract, answer, parameters, isSearched, t }: Props) => {
  const totals = Object.entries(answer.totals ?? {}).filter(([, value]) => value !== null)
  if (totals.length === 0) return null
  const columns = contract.report.columns as unknown as Readonly<Record<string, AnyColumn>>
  return (
    <dl className="report-totals" aria-label={t('totals')}>
      {totals.map(([key, value]) => {
        const column = columns[key] ?? null
        const label = t(`${contract.report.key}.columns.${key}`)
        const total = column?.total ?? contract.report.totalLinks[key]
        const link = total ? totalLink({ total }, parameters, answer, isSearched) : null
        return (
          <div key={key}>
            <dt>{label}</dt>
            <dd className="tabular">
              <ReportCell
                value={value}
                kind={column?.kind ?? 'number'}
                to={readableLink(link)}
                label={label}
              />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
