import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { listAcceleratorTeam } from '../../contract/accelerator-team.endpoints.ts'
import { MemberName } from './MemberName.tsx'
import { MemberStanding } from './MemberStanding.tsx'
import { roleWords } from '../../domain/place-name.ts'

const none = <span aria-hidden>—</span>

export const useTeamColumns = (): Columns<typeof listAcceleratorTeam> => {
  const t = useTexts('teams')
  return {
    name: { sort: 'NAME', width: '30%', cell: (row) => <MemberName member={row} /> },
    roles: { width: '24%', cell: (row) => roleWords(row, t) },
    status: { width: '20%', cell: (row) => <MemberStanding member={row} /> },
    projects: {
      cell: ({ projectsCount }) => (projectsCount > 0 ? t('team.projects', { count: projectsCount }) : none),
    },
    since: { sort: 'CREATE_DATE', cell: (row) => <DateText value={row.since} /> },
  }
}
