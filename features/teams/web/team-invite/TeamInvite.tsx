import { linkTo } from '#platform/domain/screen-paths.ts'
import '../teams.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Tabs } from '#platform/web/work/components/details/Tabs.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { MyJoinRequests } from '../vacancies/MyJoinRequests.tsx'
import { Vacancies } from '../vacancies/Vacancies.tsx'
import { Accelerators } from './accelerators/Accelerators.tsx'
import { MyInvitations } from './MyInvitations.tsx'
import { teamInvitePath, teamInviteSearch, teamInviteTabs } from './team-invite-search.ts'

const contents = {
  invitations: () => <MyInvitations />,
  accelerators: () => <Accelerators />,
  requests: () => <MyJoinRequests />,
  vacancies: () => <Vacancies />,
} as const

/** Screen of invitations, accelerators, vacancies and requests to join. */
export const TeamInvite = () => {
  const t = useTexts('teams')
  const go = useGo()
  const [search] = useScreenSearch(teamInviteSearch)
  const tab = teamInviteTabs.find((key) => key === search.tab) ?? 'invitations'
  return (
    <div className="teams-parts">
      <Tabs
        id="team-invite"
        label={t('teamInvite.parts')}
        tabs={teamInviteTabs.map((key) => ({ key, title: t(`teamInvite.tabs.${key}`), content: () => null }))}
        chosen={tab}
        // Each tab is a separate list, so page, search and filters are reset.
        onChoose={(key) => go(linkTo(teamInvitePath, { tab: key === 'invitations' ? undefined : key }))}
      />
      <div role="tabpanel" id="team-invite-panel" aria-labelledby={`team-invite-${tab}`}>
        {contents[tab]()}
      </div>
    </div>
  )
}
