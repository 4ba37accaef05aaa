import '../mentoring.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { ownTimeZone, zoneName } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import type { DaysOffPeriod } from '../mentoring.types.ts'

/** Links to the meetings booked on closed days, which their mentor moves or cancels there. */
export const BookedOnDays = ({ meetings }: Pick<DaysOffPeriod, 'meetings'>) => {
  const t = useTexts('mentoring')
  if (meetings.length === 0) return null
  return (
    <div className="booked-on-days" role="status">
      <p>{t('daysOff.booked', { count: meetings.length })}</p>
      <ul>
        {meetings.map(({ id, project, startsAt }) => (
          <li key={id}>
            <TextLink to={linkTo('/bch/view/mentoring/meeting', { meetingId: id })}>{project.name}</TextLink>
            {', '}
            <DateText value={startsAt} as="time" /> {zoneName(ownTimeZone(), startsAt)}
          </li>
        ))}
      </ul>
    </div>
  )
}
