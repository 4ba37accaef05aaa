import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import type { listRoleRequests } from '../../contract/role.endpoints.ts'
import { requestTones } from '../role.types.ts'
import { Words } from '#platform/web/work/components/text/Words.tsx'

/** The columns of the list of requests for roles. */
export const useRequestColumns = (): Columns<typeof listRoleRequests> => {
  const t = useTexts('roles')
  return {
    person: { width: '22%', cell: (row) => <PersonAvatar person={row.person} /> },
    role: { cell: (row) => t(`roleNames.${row.role}`) },
    message: {
      width: '36%',
      cell: ({ message, reason }) => (
        <Words text={message} answer={reason && t('request.reason', { reason })} />
      ),
    },
    status: {
      cell: ({ status }) => <StateChip tone={requestTones[status]} label={t(`requestStates.${status}`)} />,
    },
    created: { cell: (row) => <DateText value={row.createdAt} as="relative" /> },
  }
}
