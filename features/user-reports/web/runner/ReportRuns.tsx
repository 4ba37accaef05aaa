import { useMemo } from 'react'
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

const columnsOf = (t: ReturnType<typeof useTexts>): Columns<typeof listReportRuns> => ({
  name: { width: '30%', cell: ({ name }) => name },
  state: { cell: (row) => <RunStateCell row={row} /> },
  projects: {
    align: 'end',
    cell: ({ state, done, projects }) => (
      <span className="tabular">
        {state === 'RUNNING' ? t('runs.progress', { done, projects }) : formatNumber(projects)}
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
