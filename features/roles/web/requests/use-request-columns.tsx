import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import type { listRoleRequests } from '../../contract/role.endpoints.ts'
import { Words } from '#platform/web/work/components/text/Words.tsx'
import { roleRequestStateTable } from '../../domain/state-tables.ts'

/** Columns of the list of requests. */
export const useRequestColumns = (): Columns<typeof listRoleRequests> => {
  const t = useTexts('roles')
  return {
    person: { width: '22%', cell: (row) => <PersonAvatar person={row.person} /> },
    role: { cell: (row) => t(`roleNames.${row.role}`) },
    message: {
      width: '36%',
      cell: ({ message, reason }) => (
        <Words text={message} answer={reason && t('requests.refusedFor', { reason })} />
      ),
    },
    status: {
      sort: 'STATE',
      cell: ({ status }) => <StateOf table={roleRequestStateTable} state={status} />,
    },
    created: { sort: 'CREATE_DATE', cell: (row) => <DateText value={row.createdAt} as="relative" /> },
  }
}
