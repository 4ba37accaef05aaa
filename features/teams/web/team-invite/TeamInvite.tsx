import '../teams.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Tabs } from '#platform/web/work/components/details/Tabs.tsx'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { slotContent } from '#platform/web/work/slots.ts'
import { Accelerators } from './accelerators/Accelerators.tsx'
import { MyInvitations } from './MyInvitations.tsx'
import { teamInvitePath, teamInviteSearch, teamInviteTabs } from './team-invite-search.ts'

const contents = {
  invitations: () => <MyInvitations />,
  accelerators: () => <Accelerators />,
  requests: () => <Slot name="team-invite.requests" />,
  vacancies: () => <Slot name="team-invite.vacancies" />,
} as const

const slots: Partial<Record<keyof typeof contents, string>> = {
  requests: 'team-invite.requests',
  vacancies: 'team-invite.vacancies',
}

/** Where teams and a person find each other: invitations, accelerators to ask, and what other features add. */
export const TeamInvite = () => {
  const t = useTexts('teams')
  const go = useGo()
  const [search] = useScreenSearch(teamInviteSearch)
  const tabs = teamInviteTabs.filter((key) => {
    const slot = slots[key]
    return slot === undefined || slotContent(slot) !== undefined
  })
  const tab = tabs.find((key) => key === search.tab) ?? 'invitations'
  return (
    <div className="teams-parts">
      <Tabs
        id="team-invite"
        label={t('teamInvite.parts')}
        tabs={tabs.map((key) => ({ key, title: t(`teamInvite.tabs.${key}`), content: () => null }))}
        chosen={tab}
        // Another part is another list: its page, search and filters start anew.
        onChoose={(key) => go(teamInvitePath, { search: { tab: key === 'invitations' ? undefined : key } })}
      />
      <div role="tabpanel" id="team-invite-panel" aria-labelledby={`team-invite-${tab}`}>
        {contents[tab]()}
      </div>
    </div>
  )
}
