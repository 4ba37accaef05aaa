import { wholeName } from '#platform/domain/whole-name.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { listPeople } from '../../contract/people.endpoints.ts'
import { useLogInColumns } from './use-log-in-columns.tsx'

/** Finds a person to log in as (spec 6). */
export const LogInAs = () => {
  const list = useList(listPeople, {
    id: 'log-in-as',
    defaultSort: '-LAST_ACTIVITY',
    fixed: { status: 'A' },
  })
  const columns = useLogInColumns()
  return (
    <ListScreen
      of={list}
      columns={columns}
      filters={{ status: null, role: null, flag: null }}
      rowKey={(row) => row.uid}
      rowName={wholeName}
    />
  )
}
