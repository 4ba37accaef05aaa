import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import type { StateTone } from '#platform/web/work/components/states/state-tones.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import type { listRoleRequests } from '../../../../roles/contract/role.endpoints.ts'
import type { RoleRequestState } from '../../../../roles/domain/states.ts'
import { Words } from '../Words.tsx'

const tones: Record<RoleRequestState, StateTone> = {
  CONSIDERATION: 'new',
  ACCEPTED: 'accepted',
  REJECTED: 'rejected',
  REVOKED: 'blocked',
}

/** The columns of the list of requests for roles. */
export const useRequestColumns = (): Columns<typeof listRoleRequests> => {
  const t = useTexts('administration')
  return {
    person: { width: '22%', cell: (row) => <PersonAvatar person={row.person} /> },
    role: { cell: (row) => t(`roleNames.${row.role}`) },
    message: {
      width: '36%',
      cell: ({ message, reason }) => (
        <Words text={message} answer={reason && t('requests.refused', { reason })} />
      ),
    },
    status: { cell: ({ status }) => <StateChip tone={tones[status]} label={t(`requestStates.${status}`)} /> },
    created: { cell: (row) => <DateText value={row.createdAt} as="relative" /> },
  }
}
