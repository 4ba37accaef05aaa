import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import type { listMyInvitations } from '../../contract/invitation.endpoints.ts'
import { placeName } from '../../domain/place-name.ts'
import { InvitationStanding } from './InvitationStanding.tsx'
import { TeamTitle } from './TeamTitle.tsx'

export const useInvitationColumns = (): Columns<typeof listMyInvitations> => {
  const t = useTexts('teams')
  return {
    team: { width: '28%', cell: (row) => <TeamTitle team={row.team} /> },
    place: { width: '18%', cell: (row) => placeName(row, t) },
    from: { cell: (row) => <PersonAvatar person={row.from} /> },
    state: { width: '24%', cell: (row) => <InvitationStanding invitation={row} /> },
    date: { sort: 'CREATE_DATE', cell: (row) => <DateText value={row.createdAt} /> },
  }
}
