import { linkTo } from '#platform/domain/screen-paths.ts'
import './people.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Tabs } from '#platform/web/work/components/details/Tabs.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { ErasureRequests } from './erasure/ErasureRequests.tsx'
import { PeopleList } from './PeopleList.tsx'
import { peoplePath, peopleSearch, peopleTabs } from './people-search.ts'
import { WaitingAccounts } from './waiting/WaitingAccounts.tsx'
import { useCall } from '#platform/web/query/use-call.ts'
import { listErasureRequests } from '../../contract/erasure.endpoints.ts'
import { listRoleRequests } from '../../../roles/contract/role.endpoints.ts'
import { listWaitingAccounts } from '../../contract/waiting-accounts.endpoints.ts'

type Counts = Partial<Record<(typeof peopleTabs)[number], number | undefined>>

const here = { deniedHere: true } as const

/** Number of pending items in each tab. */
const useWaitingCounts = (): Counts => {
  const waiting = useCall(listWaitingAccounts, { query: { status: 'W', limit: 1 } }, here)
  const roleRequests = useCall(listRoleRequests, { query: { status: 'CONSIDERATION', limit: 1 } }, here)
  const erasure = useCall(listErasureRequests, { query: { status: 'ASKED', limit: 1 } }, here)
  return {
    waiting: waiting.data?.total,
    roleRequests: roleRequests.data?.total,
    erasure: erasure.data?.total,
  }
}

const contents = {
  people: PeopleList,
  waiting: WaitingAccounts,
  roleRequests: () => <Slot name="people.role-requests" />,
  erasure: ErasureRequests,
} as const

/** People of the portal, pending registrations, and requests to administrators. */
export const AdminPeople = () => {
  const t = useTexts('people')
  const go = useGo()
  const [{ tab = 'people' }] = useScreenSearch(peopleSearch)
  const counts = useWaitingCounts()
  const Content = contents[tab]
  return (
    <div className="admin-people">
      <PageHead />
      <Tabs
        id="people"
        label={t('accounts.parts')}
        tabs={peopleTabs.map((key) => ({
          key,
          title: t(`accounts.tabs.${key}`),
          count: counts[key] ?? 0,
          content: () => null,
        }))}
        chosen={tab}
        // Another tab is another list: its page, search and filters are reset.
        onChoose={(key) => go(linkTo(peoplePath, { tab: key === 'people' ? undefined : key }))}
      />
      <div role="tabpanel" id="people-panel" aria-labelledby={`people-${tab}`}>
        <Content />
      </div>
    </div>
  )
}
