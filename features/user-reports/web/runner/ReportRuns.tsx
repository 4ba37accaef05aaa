import { useMemo } from 'react'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { listReportRuns } from '../../contract/report-run.endpoints.ts'
import { reportRunStateTable } from '../../domain/state-tables.ts'
import type { ReportRun } from '../report.types.ts'
import { runActions } from './run-actions.ts'
import { isRunning } from '../../domain/states.ts'

/** A visible button, because the file is what the user came for. */
const DownloadButton = ({ row }: { row: ReportRun }) => {
  const t = useTexts('user-reports')
  const actionsOf = useActions(runActions)
  return (
    <ActionButtons
      actions={actionsOf(row).filter(({ key }) => key === 'download')}
      size="small"
      labelOf={() => t('runs.downloadLabel', { name: row.name })}
    />
  )
}

const RunStateCell = ({ row: { state, failure } }: { row: ReportRun }) => {
  const t = useTexts('user-reports')
  return (
    <span className="user-reports-state">
      <StateOf table={reportRunStateTable} state={state} />
      {failure === null ? null : <small>{t(`platform:errors.${failure}`, { limit: '' })}</small>}
    </span>
  )
}

const valueText = (
  t: ReturnType<typeof useTexts>,
  { name, type, value }: ReportRun['values'][number],
): string => {
  const shownValue =
    type === 'DATE'
      ? formatDate(value)
      : type === 'BOOLEAN'
        ? t(value === 'true' ? 'data.yes' : 'data.no')
        : value
  return `${name}: ${shownValue}`
}

/** The report with what it was made of, so that two files of one report differ. */
const RunName = ({ row }: { row: ReportRun }) => {
  const t = useTexts('user-reports')
  const { name, projects, projectNames, values } = row
  const more = projects - projectNames.length
  const names = [...projectNames, ...(more > 0 ? [t('runs.more', { count: more })] : [])]
  return (
    <span className="user-reports-state">
      {name}
      <small>
        {[names.join(', '), ...values.map((one) => valueText(t, one))].filter(Boolean).join(' · ')}
      </small>
    </span>
  )
}

const columnsOf = (t: ReturnType<typeof useTexts>): Columns<typeof listReportRuns> => ({
  name: { width: '30%', cell: (row) => <RunName row={row} /> },
  state: { cell: (row) => <RunStateCell row={row} /> },
  projects: {
    align: 'end',
    cell: (run) => (
      <span className="tabular">
        {isRunning(run)
          ? t('runs.progress', { done: run.done, projects: run.projects })
          : formatNumber(run.projects)}
      </span>
    ),
  },
  extension: { cell: ({ extension }) => extension },
  created: { sort: 'CREATE_DATE', cell: ({ createdAt }) => <DateText value={createdAt} as="time" /> },
  until: { cell: ({ keptUntil }) => <DateText value={keptUntil} /> },
  action: { align: 'end', cell: (row) => <DownloadButton row={row} /> },
})

/** Created files with progress and download. */
export const ReportRuns = () => {
  const t = useTexts('user-reports')
  const list = useList(listReportRuns, { id: 'report-runs' })
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <ListScreen
      of={list}
      title={null}
      columns={columns}
      rowName={({ name }) => name}
      rowActions={useActions(runActions)}
    />
  )
}
