import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useListState } from '#platform/web/work/components/list/use-list-state.ts'
import { listKeptValues } from '../../contract/kept-value.endpoints.ts'
import { valueStatuses } from '../../domain/dictionary-codes.ts'
import { ArchiveChosen } from './ArchiveChosen.tsx'
import type { Details, KeptValue } from './dictionary.types.ts'
import { useValueActions } from './use-value-actions.ts'
import { useValueColumns } from './use-value-columns.tsx'

const bulkOf = (values: KeptValue[], clear: () => void) => <ArchiveChosen values={values} clear={clear} />

/** The values of a dictionary: searched, changed, archived. */
export const Values = ({ dictionary }: { dictionary: Details }) => {
  const t = useTexts('dictionaries')
  const list = useListState({
    id: 'dictionary-values',
    sortings: ['ORDER', 'NAME', 'CODE'],
    defaultSort: 'ORDER',
    filters: { status: valueStatuses },
  })
  const answer = useCall(
    listKeptValues,
    { query: { ...list.query, dictionaryId: dictionary.id } },
    { keepPrevious: true, deniedHere: true },
  )
  const columns = useValueColumns(dictionary.above.length > 0)
  const rowActions = useValueActions(dictionary)
  return (
    <ListScreen
      title={null}
      list={list}
      answer={answer}
      columns={columns}
      rowKey={(row) => row.id}
      rowName={(row) => row.name}
      filters={[
        {
          key: 'status',
          title: t('values.status'),
          options: valueStatuses.map((value) => ({ value, label: t(`values.statuses.${value}`) })),
        },
      ]}
      rowActions={rowActions}
      bulk={bulkOf}
      empty={{ title: t('values.emptyTitle'), text: t('values.emptyText') }}
    />
  )
}
