import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { listDictionaryEntries } from '../../contract/entry.endpoints.ts'
import type { Details } from './dictionary.types.ts'
import { valueActions } from './value-actions.tsx'
import { valueColumns } from './value-columns.tsx'

/** Values of a dictionary, with search and actions. */
export const Values = ({ dictionary }: { dictionary: Details }) => {
  const list = useList(listDictionaryEntries, {
    id: 'dictionary-values',
    deniedHere: true,
    of: { dictionaryId: dictionary.id },
  })
  const columns = valueColumns(dictionary.above.length > 0)
  const rowActions = useActions(valueActions, { dictionary })
  return (
    <ListScreen
      of={list}
      title={null}
      columns={columns}
      rowName={(row) => row.name}
      filters={{ status: 'values.statuses' }}
      rowActions={rowActions}
    />
  )
}
