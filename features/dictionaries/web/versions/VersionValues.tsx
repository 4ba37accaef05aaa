import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useListState } from '#platform/web/work/components/list/use-list-state.ts'
import { listVersionValues } from '../../contract/journal.endpoints.ts'
import { valueStatuses } from '../../domain/dictionary-codes.ts'
import type { Details, JournalEntry } from '../details/dictionary.types.ts'
import { nameThen, usePastColumns } from './use-past-columns.tsx'

/** The values of a version: searched and looked at, nothing more. */
export const VersionValues = ({ dictionary, entry }: { dictionary: Details; entry: JournalEntry }) => {
  const t = useTexts('dictionaries')
  const list = useListState({
    id: 'dictionary-version',
    sortings: ['ORDER'],
    defaultSort: 'ORDER',
    filters: { status: valueStatuses },
  })
  const answer = useCall(
    listVersionValues,
    { query: { ...list.query, id: dictionary.id, number: entry.number } },
    { keepPrevious: true, deniedHere: true },
  )
  const columns = usePastColumns(dictionary.above.length > 0)
  return (
    <ListScreen
      title={null}
      list={list}
      answer={answer}
      columns={columns}
      rowKey={({ code }) => code}
      rowName={nameThen}
      filters={[
        {
          key: 'status',
          title: t('values.status'),
          options: valueStatuses.map((value) => ({ value, label: t(`values.statuses.${value}`) })),
        },
      ]}
      empty={{ title: t('past.emptyTitle'), text: t('past.emptyText') }}
    />
  )
}
