import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { listVersionValues } from '../../contract/journal.endpoints.ts'
import type { Details, JournalEntry } from '../details/dictionary.types.ts'
import { nameThen, pastColumns } from './past-columns.tsx'

/** Values of a version, read-only with search. */
export const VersionValues = ({ dictionary, entry }: { dictionary: Details; entry: JournalEntry }) => {
  const list = useList(listVersionValues, {
    id: 'dictionary-version',
    deniedHere: true,
    of: { id: dictionary.id, number: entry.number },
  })
  const columns = pastColumns(dictionary.above.length > 0)
  return (
    <ListScreen
      of={list}
      title={null}
      columns={columns}
      rowKey={({ code }) => code}
      rowName={nameThen}
      filters={{ status: 'values.statuses' }}
    />
  )
}
