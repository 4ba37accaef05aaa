import './exports.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { listExports } from '../contract/export.endpoints.ts'
import { exportActions } from './export-actions.ts'
import type { ListExport } from './export.types.ts'
import { Subscriptions } from './Subscriptions.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { maxRows } from '../domain/states.ts'
import { exportStateTable } from '../domain/state-tables.ts'

/** State of an export, with the error if it failed. */
const ExportState = ({ row: { state, failure } }: { row: ListExport }) => {
  const t = useTexts('exports')
  return (
    <span className="export-state">
      <StateOf table={exportStateTable} state={state} />
      {failure === null ? null : (
        <small>{t(`platform:errors.${failure}`, { limit: formatNumber(maxRows) })}</small>
      )}
    </span>
  )
}

/** Shown as a button and not in the menu, because the download is what the person comes for. */
const DownloadButton = ({ row }: { row: ListExport }) => {
  const t = useTexts('exports')
  const actionsOf = useActions(exportActions)
  return (
    <ActionButtons
      actions={actionsOf(row).filter(({ key }) => key === 'download')}
      size="small"
      labelOf={() => t('list.downloadLabel', { name: row.name })}
    />
  )
}

const columns: Columns<typeof listExports> = {
  name: { width: '30%', cell: ({ name }) => name },
  state: { cell: (row) => <ExportState row={row} /> },
  written: { align: 'end', cell: (row) => <span className="tabular">{formatNumber(row.written)}</span> },
  format: { cell: ({ format }) => format },
  created: { sort: 'CREATE_DATE', cell: (row) => <DateText value={row.createdAt} as="time" /> },
  until: { cell: (row) => <DateText value={row.keptUntil} /> },
  action: { align: 'end', cell: (row) => <DownloadButton row={row} /> },
}

/** Screen of one's own exports with their progress, and of subscriptions. */
export const Exports = () => {
  const t = useTexts('exports')
  const list = useList(listExports)
  const rowActions = useActions(exportActions)
  return (
    <>
      <ListScreen
        of={list}
        columns={columns}
        rowName={({ name }) => name}
        rowActions={rowActions}
        above={
          <p>
            <ScreenLink to={linkTo('/bch/view/user-reports', { tab: 'files' })}>
              {t('list.byTemplate')}
            </ScreenLink>
          </p>
        }
      />
      <Subscriptions />
    </>
  )
}
