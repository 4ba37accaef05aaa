import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/work/components/list/list-types.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { TeamRow } from '../teams.types.ts'
import { MemberName } from './MemberName.tsx'
import { MemberStanding } from './MemberStanding.tsx'
import { useRoleWords } from './use-role-words.ts'

const none = <span aria-hidden>—</span>

/** The columns of the team. */
export const useTeamColumns = (): Column<TeamRow>[] => {
  const t = useTexts('teams')
  const roles = useRoleWords()
  const title = (key: string): string => t(`team.columns.${key}`)
  return [
    {
      key: 'name',
      title: title('name'),
      sort: 'NAME',
      width: '30%',
      cell: (row) => <MemberName member={row} />,
    },
    { key: 'roles', title: title('roles'), width: '24%', cell: roles },
    { key: 'status', title: title('status'), width: '20%', cell: (row) => <MemberStanding member={row} /> },
    {
      key: 'projects',
      title: title('projects'),
      cell: ({ projectsCount }) => (projectsCount > 0 ? t('team.projects', { count: projectsCount }) : none),
    },
    {
      key: 'since',
      title: title('since'),
      sort: 'CREATE_DATE',
      cell: (row) => <DateText value={row.since} />,
    },
  ]
}
