import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { listBackups } from '../../contract/backup.endpoints.ts'
import { backupStateTable } from '../../domain/state-tables.ts'
import { backupColumns } from './backup-columns.tsx'

/** The backups of the portal, and what came of each. */
export const Backups = () => (
  <ListScreen
    of={useList(listBackups, { id: 'backups' })}
    title={null}
    columns={backupColumns}
    rowName={({ name }) => name}
    filters={{ status: backupStateTable }}
  />
)
