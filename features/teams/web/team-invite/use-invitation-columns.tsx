import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/work/components/list/list-types.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import type { MyInvitation } from '../teams.types.ts'
import { usePlaceName } from '../use-place-name.ts'
import { InvitationStanding } from './InvitationStanding.tsx'
import { TeamTitle } from './TeamTitle.tsx'

/** The columns of one's invitations. */
export const useInvitationColumns = (): Column<MyInvitation>[] => {
  const t = useTexts('teams')
  const place = usePlaceName()
  const title = (key: string): string => t(`invitations.columns.${key}`)
  return [
    { key: 'team', title: title('team'), width: '28%', cell: (row) => <TeamTitle team={row.team} /> },
    { key: 'place', title: title('place'), width: '18%', cell: place },
    { key: 'from', title: title('from'), cell: (row) => <PersonAvatar person={row.from} /> },
    {
      key: 'state',
      title: title('state'),
      width: '24%',
      cell: (row) => <InvitationStanding invitation={row} />,
    },
    {
      key: 'date',
      title: title('date'),
      sort: 'CREATE_DATE',
      cell: (row) => <DateText value={row.createdAt} />,
    },
  ]
}
