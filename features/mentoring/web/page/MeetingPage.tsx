import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { DetailsFrame } from '#platform/web/work/components/details/DetailsFrame.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getMentorMeeting } from '../../contract/meeting.endpoints.ts'
import { meetingSearch } from '../mentoring-search.ts'
import { MeetingDetails } from './MeetingDetails.tsx'

/** A meeting with a mentor: its time, notes and agreed tasks. */
export const MeetingPage = () => {
  const t = useTexts('mentoring')
  const [{ meetingId }] = useScreenSearch(meetingSearch)
  const isNamed = meetingId !== undefined && meetingId > 0
  const answer = useCall(
    getMentorMeeting,
    { query: { meetingId: String(meetingId) } },
    { enabled: isNamed, deniedHere: true },
  )
  return (
    <DetailsFrame
      answer={answer}
      isNamed={isNamed}
      none={{ title: t('page.none'), text: t('page.noneText') }}
      back={<ScreenLink to={linkTo('/bch/view/mentoring', { tab: 'meetings' })}>{t('page.back')}</ScreenLink>}
    >
      {(meeting) => <MeetingDetails key={meeting.id} meeting={meeting} />}
    </DetailsFrame>
  )
}
