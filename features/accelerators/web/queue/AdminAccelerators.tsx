import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import '../accelerators.css'
import { useCallback } from 'react'
import { writeSearch } from '#platform/web/search-params.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { useRawSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { listAccelerators } from '../../contract/profile.endpoints.ts'
import type { AcceleratorRow } from '../accelerator.types.ts'
import { queuePath } from '../paths.ts'
import { useAcceleratorName } from '../use-accelerator-name.ts'
import { AcceleratorPanel } from './AcceleratorPanel.tsx'
import { QueueCard } from './QueueCard.tsx'
import { useQueueColumns } from './use-queue-columns.tsx'
import { acceleratorStateTable, approvalStateTable } from '../../domain/state-tables.ts'

const cardOf = (row: AcceleratorRow) => <QueueCard accelerator={row} />

/** All accelerators and requests for new ones; one opens next to the list, to read and decide. */
export const AdminAccelerators = () => {
  const nameOf = useAcceleratorName()
  const [raw] = useRawSearch()
  const list = useList(listAccelerators, { id: 'admin-accelerators' })
  const columns = useQueueColumns()
  const linkOf = useCallback(
    ({ id }: AcceleratorRow): ScreenHref => `${queuePath}${writeSearch({ ...raw, acceleratorId: id })}`,
    [raw],
  )
  return (
    <>
      <ListScreen
        of={list}
        columns={columns}
        rowName={nameOf}
        rowLink={linkOf}
        card={cardOf}
        filters={{ approval: approvalStateTable, status: acceleratorStateTable, type: 'types' }}
      />
      <AcceleratorPanel />
    </>
  )
}
