import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { DetailsFrame } from '#platform/web/work/components/details/DetailsFrame.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getOfficeHours } from '../../contract/office-hours.endpoints.ts'
import { mentorSearch } from '../mentoring-search.ts'
import { MentorDetails } from './MentorDetails.tsx'

/** Page of a mentor with the office hours that a team may book. */
export const MentorPage = () => {
  const t = useTexts('mentoring')
  const [{ hoursId }] = useScreenSearch(mentorSearch)
  const isNamed = hoursId !== undefined && hoursId > 0
  const answer = useCall(
    getOfficeHours,
    { query: { hoursId: String(hoursId) } },
    { enabled: isNamed, deniedHere: true },
  )
  return (
    <DetailsFrame
      answer={answer}
      isNamed={isNamed}
      none={{ title: t('mentor.none'), text: t('mentor.noneText') }}
      back={
        <ScreenLink to={linkTo('/bch/view/mentoring', { tab: 'mentors' })}>{t('mentor.back')}</ScreenLink>
      }
    >
      {(hours) => <MentorDetails key={hours.id} hours={hours} />}
    </DetailsFrame>
  )
}
