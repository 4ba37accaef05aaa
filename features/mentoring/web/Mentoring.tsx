import './mentoring.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Tabs } from '#platform/web/work/components/details/Tabs.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getMentorWorkspace } from '../contract/workspace.endpoints.ts'
import { HoursGiven } from './list/HoursGiven.tsx'
import { MeetingList } from './list/MeetingList.tsx'
import { MentorList } from './list/MentorList.tsx'
import { PairingList } from './list/PairingList.tsx'
import { QuestionList } from './list/QuestionList.tsx'
import { SetHours } from './list/SetHours.tsx'
import { mentoringSearch, mentoringTabs } from './mentoring-search.ts'
import { Workspace } from './workspace/Workspace.tsx'

const lists = {
  meetings: MeetingList,
  mentors: MentorList,
  pairings: PairingList,
  questions: QuestionList,
  given: HoursGiven,
} as const

/** A mentor's first screen, and everything about mentors for their teams and accelerators. */
export const Mentoring = () => {
  const t = useTexts('mentoring')
  const go = useGo()
  const [{ tab: chosenTab }] = useScreenSearch(mentoringSearch)
  const { data, isPending } = useCall(getMentorWorkspace, {}, { deniedHere: true })
  const isMentor = data?.isMentor ?? false
  const first = isMentor ? 'workspace' : 'meetings'
  const tab = chosenTab === undefined || (chosenTab === 'workspace' && !isMentor) ? first : chosenTab
  // What comes first is not known yet; what the address names is.
  const waits = isPending && (chosenTab === undefined || chosenTab === 'workspace')
  const List = tab === 'workspace' ? null : lists[tab]
  return (
    <>
      <PageHead actions={<SetHours />} />
      <Tabs
        id="mentoring"
        label={t('parts')}
        tabs={mentoringTabs
          .filter((key) => key !== 'workspace' || isMentor)
          .map((key) => ({ key, title: t(`tabs.${key}`), content: () => null }))}
        chosen={tab}
        // Each tab is a list of its own, so its page and filters are reset.
        onChoose={(key) => go(linkTo('/bch/view/mentoring', { tab: key === first ? undefined : key }))}
      />
      <div role="tabpanel" id="mentoring-panel" aria-labelledby={`mentoring-${tab}`}>
        {waits ? <LoadingBlock lines={8} /> : List ? <List /> : data ? <Workspace day={data} /> : null}
      </div>
    </>
  )
}
