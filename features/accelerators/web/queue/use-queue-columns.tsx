import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/work/components/list/list-types.ts'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { Avatar } from '#platform/web/work/components/text/Avatar.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { statusTones, type AcceleratorRow } from '../accelerator.types.ts'
import { ApprovalChip } from '../card/ApprovalChip.tsx'
import { useAcceleratorName } from '../use-accelerator-name.ts'

const none = <span aria-hidden>—</span>

/** The columns of the queue. */
export const useQueueColumns = (): Column<AcceleratorRow>[] => {
  const t = useTexts('accelerators')
  const nameOf = useAcceleratorName()
  return [
    {
      key: 'name',
      title: t('queue.name'),
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
    { key: 'approval', title: t('queue.approval'), cell: (row) => <ApprovalChip approval={row.approval} /> },
    {
      key: 'since',
      title: t('queue.since'),
      sort: 'APPROVAL_DATE',
      cell: (row) => <DateText value={row.approvalAt} as="relative" />,
    },
    { key: 'requester', title: t('queue.requester'), cell: (row) => row.requestedBy?.name ?? none },
    {
      key: 'status',
      title: t('fields.status'),
      cell: (row) => <StateChip tone={statusTones[row.status]} label={t(`statuses.${row.status}`)} />,
    },
    { key: 'type', title: t('fields.type'), cell: (row) => t(`types.${row.type}`) },
    {
      key: 'members',
      title: t('queue.members'),
      align: 'end',
      cell: (row) => <span className="tabular">{row.membersCount}</span>,
    },
    {
      key: 'programmes',
      title: t('queue.programmes'),
      align: 'end',
      cell: (row) => <span className="tabular">{row.programmesCount}</span>,
    },
    {
      key: 'created',
      title: t('queue.created'),
      sort: 'CREATE_DATE',
      cell: (row) => <DateText value={row.createdAt} />,
    },
  ]
}
