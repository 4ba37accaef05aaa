import { linkTo } from '#platform/domain/screen-paths.ts'
import '../teams.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Tabs } from '#platform/web/work/components/details/Tabs.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { listAcceleratorTeamRequests } from '../../contract/team-request.endpoints.ts'
import { acceleratorTeamPath, acceleratorTeamSearch, acceleratorTeamTabs } from './accelerator-team-search.ts'
import { TeamRequests } from './requests/TeamRequests.tsx'
import { TeamList } from './TeamList.tsx'

const contents = { team: TeamList, requests: TeamRequests } as const

/** The team of an accelerator: members, invitations and requests to join. */
export const AcceleratorTeam = () => {
  const t = useTexts('teams')
  const go = useGo()
  const [{ tab = 'team' }] = useScreenSearch(acceleratorTeamSearch)
  const waiting = useCall(
    listAcceleratorTeamRequests,
    { query: { status: 'CONSIDERATION', limit: 1 } },
    { deniedHere: true },
  )
  const counts = { team: 0, requests: waiting.data?.total ?? 0 }
  const Content = contents[tab]
  return (
    <div className="teams-parts">
      <Tabs
        id="accelerator-team"
        label={t('acceleratorTeam.parts')}
        tabs={acceleratorTeamTabs.map((key) => ({
          key,
          title: t(`acceleratorTeam.tabs.${key}`),
          count: counts[key],
          content: () => null,
        }))}
        chosen={tab}
        onChoose={(key) => go(linkTo(acceleratorTeamPath, { tab: key === 'team' ? undefined : key }))}
      />
      <div role="tabpanel" id="accelerator-team-panel" aria-labelledby={`accelerator-team-${tab}`}>
        <Content />
      </div>
    </div>
  )
}
