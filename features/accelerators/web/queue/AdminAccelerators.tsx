import '../accelerators.css'
import { useCallback } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { writeSearch } from '#platform/web/search-params.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useListState } from '#platform/web/work/components/list/use-list-state.ts'
import { useRawSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { listAccelerators } from '../../contract/profile.endpoints.ts'
import { acceleratorStatuses, acceleratorTypes, approvalStates } from '../../domain/states.ts'
import type { AcceleratorRow } from '../accelerator.types.ts'
import { queuePath } from '../paths.ts'
import { useAcceleratorName } from '../use-accelerator-name.ts'
import { AcceleratorPanel } from './AcceleratorPanel.tsx'
import { QueueCard } from './QueueCard.tsx'
import { useQueueColumns } from './use-queue-columns.tsx'

const cardOf = (row: AcceleratorRow) => <QueueCard accelerator={row} />

/** All accelerators and requests for new ones; one opens beside the list, to be read and decided. */
export const AdminAccelerators = () => {
  const t = useTexts('accelerators')
  const nameOf = useAcceleratorName()
  const [raw] = useRawSearch()
  const list = useListState({
    id: 'admin-accelerators',
    sortings: ['CREATE_DATE', 'NAME', 'APPROVAL_DATE'],
    defaultSort: '-CREATE_DATE',
    filters: { approval: approvalStates, status: acceleratorStatuses, type: acceleratorTypes },
  })
  const answer = useCall(listAccelerators, { query: list.query }, { keepPrevious: true })
  const columns = useQueueColumns()
  const linkOf = useCallback(
    ({ id }: AcceleratorRow) => queuePath + writeSearch({ ...raw, acceleratorId: id }),
    [raw],
  )
  return (
    <>
      <ListScreen
        list={list}
        answer={answer}
        columns={columns}
        rowKey={(row) => row.id}
        rowName={nameOf}
        rowLink={linkOf}
        card={cardOf}
        filters={[
          {
            key: 'approval',
            title: t('queue.approval'),
            multiple: true,
            options: approvalStates.map((value) => ({ value, label: t(`approval.${value}`) })),
          },
          {
            key: 'status',
            title: t('fields.status'),
            multiple: true,
            options: acceleratorStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
          },
          {
            key: 'type',
            title: t('fields.type'),
            multiple: true,
            options: acceleratorTypes.map((value) => ({ value, label: t(`types.${value}`) })),
          },
        ]}
        empty={{ title: t('queue.emptyTitle'), text: t('queue.emptyText') }}
      />
      <AcceleratorPanel />
    </>
  )
}
