import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/work/components/list/list-types.ts'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import { transferTones, type RoleTransfer } from '../role.types.ts'
import { useRoleName } from '../use-role-name.ts'
import { StopTransfer } from './StopTransfer.tsx'

/** The columns of the list of hand-overs. */
export const useTransferColumns = (): Column<RoleTransfer>[] => {
  const t = useTexts('roles')
  const name = useRoleName()
  return [
    { key: 'role', title: t('transfers.role'), width: '26%', cell: (row) => name(row) },
    { key: 'from', title: t('transfers.giver'), cell: (row) => <PersonAvatar person={row.from} /> },
    { key: 'to', title: t('transfers.receiver'), cell: (row) => <PersonAvatar person={row.to} /> },
    {
      key: 'status',
      title: t('transfers.status'),
      cell: ({ status }) => <StateChip tone={transferTones[status]} label={t(`transferStates.${status}`)} />,
    },
    {
      key: 'created',
      title: t('transfers.created'),
      cell: (row) => <DateText value={row.createdAt} as="time" />,
    },
    {
      key: 'deed',
      title: t('transfers.deed'),
      align: 'end',
      cell: (row) => <StopTransfer transfer={row} />,
    },
  ]
}
