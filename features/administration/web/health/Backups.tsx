import { formatBytes, formatCount } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { listBackups } from '../../contract/backup.endpoints.ts'
import { backupStateTable } from '../../domain/state-tables.ts'

const none = <span aria-hidden>—</span>

const counted = (value: number | null) =>
  value === null ? none : <span className="tabular">{formatCount(value, true)}</span>

/** The backups of the portal, and what came of each. */
export const Backups = () => {
  const t = useTexts('administration')
  const list = useList(listBackups, { id: 'backups' })
  const columns: Columns<typeof listBackups> = {
    started: { sort: 'START_DATE', cell: ({ startedAt }) => <DateText value={startedAt} as="time" /> },
    status: { cell: ({ status }) => <StateOf table={backupStateTable} state={status} /> },
    by: { cell: ({ startedBy }) => startedBy?.name ?? t('backups.itself') },
    seconds: { align: 'end', cell: ({ seconds }) => counted(seconds) },
    rows: { align: 'end', cell: ({ rows }) => counted(rows) },
    files: { align: 'end', cell: ({ files }) => counted(files) },
    bytes: { align: 'end', cell: ({ bytes }) => (bytes === null ? none : formatBytes(bytes)) },
    name: { optional: true, cell: ({ name }) => <span translate="no">{name}</span> },
    error: { cell: ({ error }) => (error ? <span translate="no">{error}</span> : none) },
  }
  return (
    <ListScreen
      of={list}
      title={null}
      columns={columns}
      rowName={({ name }) => name}
      filters={{ status: backupStateTable }}
    />
  )
}
