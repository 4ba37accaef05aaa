import '../reports.css'
import { ApiError } from '#platform/web/api/api-error.ts'
import { maxPageSize } from '#platform/contract/lists.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { shownColumns } from '#platform/web/work/components/list/shown-columns.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { ReportRow } from '../report-cells.ts'
import { columnsOf } from '../report-columns.tsx'
import type { ReportContract } from '../report-contracts.ts'
import { ReportRows } from '../ReportRows.tsx'

type Props = { contract: ReportContract; parameters: Readonly<Record<string, string>> }

type Answer = { items: ReportRow[]; total: number }

/** First rows of a report about the projects of a track, for those who may open the report. */
export const TrackTable = ({ contract, parameters }: Props) => {
  const t = useTexts('reports')
  const answer = useCall(contract, { query: { ...parameters, limit: maxPageSize } }, { deniedHere: true })
  const { error, refetch } = answer
  const data = answer.data as Answer | undefined
  const { key } = contract.report
  if (!data) {
    if (error instanceof ApiError && (error.status === 403 || error.status === 404))
      return <p className="report-none">{t('task.ofAccelerator')}</p>
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={4} />
  }
  if (data.items.length === 0) return <p className="report-none">{t(`${key}.empty.title`)}</p>
  const columns = shownColumns(columnsOf(contract, parameters, t), null)
  return (
    <div className="report-matrix" role="region" aria-label={t(`${key}.title`)} tabIndex={0}>
      <table className="report-table">
        <caption className="visually-hidden">{t(`${key}.title`)}</caption>
        <ReportRows columns={columns} rows={data.items} />
      </table>
      {data.total > data.items.length ? (
        <p>{t('task.firstRows', { count: data.items.length, number: formatNumber(data.items.length) })}</p>
      ) : null}
    </div>
  )
}
