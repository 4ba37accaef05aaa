import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/work/components/list/list-types.ts'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import type { StateTone } from '#platform/web/work/components/states/state-tones.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import type { listRoleRequests } from '../../../../roles/contract/role.endpoints.ts'
import type { RoleRequestState } from '../../../../roles/domain/states.ts'
import { Words } from '../Words.tsx'

type RoleRequest = ResponseOf<typeof listRoleRequests>['items'][number]

const tones: Record<RoleRequestState, StateTone> = {
  CONSIDERATION: 'new',
  ACCEPTED: 'accepted',
  REJECTED: 'rejected',
  REVOKED: 'blocked',
}

/** The columns of the list of requests for roles. */
export const useRequestColumns = (): Column<RoleRequest>[] => {
  const t = useTexts('administration')
  return [
    {
      key: 'person',
      title: t('people.columns.name'),
      width: '22%',
      cell: (row) => <PersonAvatar person={row.person} />,
    },
    { key: 'role', title: t('roleRequests.role'), cell: (row) => t(`roleNames.${row.role}`) },
    {
      key: 'message',
      title: t('roleRequests.message'),
      width: '36%',
      cell: ({ message, reason }) => (
        <Words text={message} answer={reason && t('requests.refused', { reason })} />
      ),
    },
    {
      key: 'status',
      title: t('people.columns.status'),
      cell: ({ status }) => <StateChip tone={tones[status]} label={t(`requestStates.${status}`)} />,
    },
    {
      key: 'created',
      title: t('roleRequests.created'),
      cell: (row) => <DateText value={row.createdAt} as="relative" />,
    },
  ]
}
