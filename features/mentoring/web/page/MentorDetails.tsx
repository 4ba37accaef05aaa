import '../mentoring.css'
import { useMemo } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { ownTimeZone, zoneName } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { DetailsScreen } from '#platform/web/work/components/details/DetailsScreen.tsx'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonName } from '#platform/web/work/components/text/PersonName.tsx'
import { listOfficeHours } from '../../contract/office-hours.endpoints.ts'
import { hoursActions } from '../hours-actions.tsx'
import type { OfficeHours } from '../mentoring.types.ts'

const none: readonly { id: number; name: string }[] = []

/** A mentor's details for teams: topics, office hours and the next free slot. */
export const MentorDetails = ({ hours }: { hours: OfficeHours }) => {
  const t = useTexts('mentoring')
  const { data } = useCall(listOfficeHours, { query: { limit: 1 } }, { deniedHere: true })
  const leads = data?.leads ?? none
  const context = useMemo(() => ({ leads }), [leads])
  const actions = useActions(hoursActions, context)
  const { mentor, accelerator, topics, rules, slotMinutes, noticeHours, timeZone, nextSlot, isOpen, place } =
    hours
  return (
    <DetailsScreen
      listId="office-hours"
      backTo={linkTo('/bch/view/mentoring', { tab: 'mentors' })}
      backLabel={t('mentor.back')}
      name={mentor.name}
      facts={<span translate="no">{accelerator.name}</span>}
      actions={actions(hours)}
    >
      {topics ? (
        <Section title={t('fields.topics')}>
          <p className="meeting-text">{topics}</p>
        </Section>
      ) : null}
      <Section title={t('mentor.hours')}>
        <Facts>
          <Fact label={t('mentors.columns.mentor')}>
            <PersonName person={mentor} />
          </Fact>
          <Fact label={t('mentors.columns.nextSlot')}>
            {nextSlot ? (
              <>
                <DateText value={nextSlot} as="time" /> {zoneName(ownTimeZone(), nextSlot)}
              </>
            ) : (
              t(isOpen ? 'mentors.full' : 'mentors.closed')
            )}
          </Fact>
          <Fact label={t('mentors.columns.slot')}>{t('minutes', { count: slotMinutes })}</Fact>
          <Fact label={t('mentor.notice')}>{t('mentor.noticeHours', { count: noticeHours })}</Fact>
          {place ? <Fact label={t('fields.place')}>{place}</Fact> : null}
          <Fact label={t('fields.rules')}>
            <ul className="mentor-rules">
              {rules.map(({ weekday, from, to }) => (
                <li key={`${weekday} ${from} ${to}`}>
                  {t(`weekdays.day${weekday}`)}{' '}
                  <span className="tabular">
                    {from}
                    {'\u00a0— '}
                    {to}
                  </span>{' '}
                  {zoneName(timeZone)}
                </li>
              ))}
            </ul>
          </Fact>
        </Facts>
      </Section>
    </DetailsScreen>
  )
}
