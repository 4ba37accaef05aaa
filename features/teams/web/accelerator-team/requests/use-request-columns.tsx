import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import type { listAcceleratorTeamRequests } from '../../../contract/team-request.endpoints.ts'
import { teamRequestStateTable } from '../../../domain/state-tables.ts'

export const useRequestColumns = (): Columns<typeof listAcceleratorTeamRequests> => {
  const t = useTexts('teams')
  return {
    person: { width: '22%', cell: (row) => <PersonAvatar person={row.person} /> },
    role: { width: '16%', cell: (row) => t(`roleNames.${row.role}`) },
    message: { width: '30%', cell: (row) => row.reason || row.message },
    status: {
      cell: ({ status }) => <StateOf table={teamRequestStateTable} state={status} />,
    },
    date: { sort: 'CREATE_DATE', cell: (row) => <DateText value={row.createdAt} /> },
  }
}
