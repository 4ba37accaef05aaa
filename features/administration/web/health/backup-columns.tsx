import { formatBytes, formatCount } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { listBackups } from '../../contract/backup.endpoints.ts'
import { backupStateTable } from '../../domain/state-tables.ts'

const none = <span aria-hidden>—</span>

const counted = (value: number | null) =>
  value === null ? none : <span className="tabular">{formatCount(value, true)}</span>

const CutOff = () => useTexts('administration')('backups.cutOff')

const Itself = () => useTexts('administration')('backups.itself')

/** Columns of backups. */
export const backupColumns: Columns<typeof listBackups> = {
  started: { sort: 'START_DATE', cell: ({ startedAt }) => <DateText value={startedAt} as="time" /> },
  status: { cell: ({ status }) => <StateOf table={backupStateTable} state={status} /> },
  by: { cell: ({ startedBy }) => startedBy?.name ?? <Itself /> },
  seconds: { align: 'end', cell: ({ seconds }) => counted(seconds) },
  rows: { align: 'end', cell: ({ rows }) => counted(rows) },
  files: { align: 'end', cell: ({ files }) => counted(files) },
  bytes: { align: 'end', cell: ({ bytes }) => (bytes === null ? none : formatBytes(bytes)) },
  name: { optional: true, cell: ({ name }) => <span translate="no">{name}</span> },
  error: {
    cell: ({ error }) =>
      error === 'CUT_OFF' ? <CutOff /> : error ? <span translate="no">{error}</span> : none,
  },
}
