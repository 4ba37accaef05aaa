import './mentoring.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Tabs } from '#platform/web/work/components/details/Tabs.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { MeetingList } from './list/MeetingList.tsx'
import { MentorList } from './list/MentorList.tsx'
import { SetHours } from './list/SetHours.tsx'
import { mentoringSearch, mentoringTabs } from './mentoring-search.ts'

const lists = { meetings: MeetingList, mentors: MentorList } as const

/** Screen of meetings with mentors and of mentors that can be booked; mentors set their hours here. */
export const Mentoring = () => {
  const t = useTexts('mentoring')
  const go = useGo()
  const [{ tab = 'meetings' }] = useScreenSearch(mentoringSearch)
  const List = lists[tab]
  return (
    <div className="mentoring">
      <PageHead actions={<SetHours />} />
      <Tabs
        id="mentoring"
        label={t('parts')}
        tabs={mentoringTabs.map((key) => ({ key, title: t(`tabs.${key}`), content: () => null }))}
        chosen={tab}
        // Each tab is a separate list, so page and filters are reset.
        onChoose={(key) => go(linkTo('/bch/view/mentoring', { tab: key === 'meetings' ? undefined : key }))}
      />
      <div role="tabpanel" id="mentoring-panel" aria-labelledby={`mentoring-${tab}`}>
        <List />
      </div>
    </div>
  )
}
