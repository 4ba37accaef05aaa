import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { listErasureRequests } from '../../../contract/erasure.endpoints.ts'
import { erasureActions } from './erasure-actions.ts'
import { useErasureColumns } from './use-erasure-columns.tsx'
import { erasureStateTable } from '../../../domain/state-tables.ts'

/** Requests to be erased, and their obstacles. */
export const ErasureRequests = () => {
  const list = useList(listErasureRequests, { id: 'erasure-requests' })
  const columns = useErasureColumns()
  return (
    <ListScreen
      of={list}
      title={null}
      columns={columns}
      rowName={(row) => row.person.name}
      rowActions={useActions(erasureActions)}
      filters={{ status: erasureStateTable }}
    />
  )
}
