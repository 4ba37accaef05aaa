import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useListState } from '#platform/web/work/components/list/use-list-state.ts'
import { listErasureRequests } from '../../../../people/contract/erasure.endpoints.ts'
import { erasureStates } from '../../../../people/domain/states.ts'
import { useErasureColumns } from './use-erasure-columns.tsx'
import { useErasureActions } from './use-erasure-actions.ts'

/** Who asks to be erased, and what stands in the way. */
export const ErasureRequests = () => {
  const t = useTexts('administration')
  const list = useListState({
    id: 'erasure-requests',
    sortings: ['CREATE_DATE'],
    defaultSort: '-CREATE_DATE',
    filters: { status: erasureStates },
  })
  const answer = useCall(listErasureRequests, { query: list.query }, { keepPrevious: true })
  const columns = useErasureColumns()
  return (
    <ListScreen
      title={null}
      list={list}
      answer={answer}
      columns={columns}
      rowKey={(row) => row.id}
      rowName={(row) => row.person.name}
      rowActions={useErasureActions()}
      filters={[
        {
          key: 'status',
          title: t('people.columns.status'),
          multiple: true,
          options: erasureStates.map((value) => ({ value, label: t(`erasureStates.${value}`) })),
        },
      ]}
      empty={{ title: t('erasure.emptyTitle'), text: t('erasure.emptyText') }}
    />
  )
}
