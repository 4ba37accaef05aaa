import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { Avatar } from '#platform/web/work/components/text/Avatar.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { listAccelerators } from '../../contract/profile.endpoints.ts'
import { ApprovalChip } from '../card/ApprovalChip.tsx'
import { useAcceleratorName } from '../use-accelerator-name.ts'
import { acceleratorStateTable } from '../../domain/state-tables.ts'

const none = <span aria-hidden>—</span>

/** Columns of the queue. */
export const useQueueColumns = (): Columns<typeof listAccelerators> => {
  const t = useTexts('accelerators')
  const nameOf = useAcceleratorName()
  return {
    name: {
      sort: 'NAME',
      width: '26%',
      cell: (row) => (
        <span className="accelerator-title">
          <Avatar name={nameOf(row)} url={row.logoUrl} size={32} square />
          <span>
            {nameOf(row)}
            {row.countryName ? <small>{row.countryName}</small> : null}
          </span>
        </span>
      ),
    },
    approval: { cell: (row) => <ApprovalChip approval={row.approval} /> },
    since: { sort: 'APPROVAL_DATE', cell: (row) => <DateText value={row.approvalAt} as="relative" /> },
    requester: { cell: (row) => row.requestedBy?.name ?? none },
    status: {
      cell: (row) => <StateOf table={acceleratorStateTable} state={row.status} />,
    },
    type: { optional: true, cell: (row) => t(`types.${row.type}`) },
    members: { align: 'end', cell: (row) => <span className="tabular">{row.membersCount}</span> },
    programmes: { align: 'end', cell: (row) => <span className="tabular">{row.programmesCount}</span> },
    created: { sort: 'CREATE_DATE', cell: (row) => <DateText value={row.createdAt} /> },
  }
}
