import { ownTimeZone, zoneName } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { hoursActions } from '../hours-actions.tsx'
import type { MentorDay } from '../mentoring.types.ts'
import { DaysOff } from './DaysOff.tsx'
import { OtherCalendar } from './OtherCalendar.tsx'

const noProjects = { leads: [] }

/** A mentor's office hours in each accelerator, and the other calendar that keeps them free. */
export const MyHours = ({ hours }: Pick<MentorDay, 'hours'>) => {
  const t = useTexts('mentoring')
  const actionsOfOne = useActions(hoursActions, noProjects)
  return (
    <Section title={t('day.hours')}>
      {hours.length === 0 ? <p className="mentor-day-none">{t('day.hoursNone')}</p> : null}
      {hours.length === 0 ? null : (
        <Rows>
          {hours.map((one) => (
            <Row
              key={one.id}
              title={<span translate="no">{one.accelerator.name}</span>}
              facts={
                one.nextSlot ? (
                  <span>
                    {t('day.nextSlot')} <DateText value={one.nextSlot} as="time" />{' '}
                    {zoneName(ownTimeZone(), one.nextSlot)}
                  </span>
                ) : (
                  t(one.isOpen ? 'mentors.full' : 'mentors.closed')
                )
              }
              text={one.topics}
              end={
                <ActionButtons size="small" actions={actionsOfOne(one).filter(({ key }) => key === 'edit')} />
              }
            />
          ))}
        </Rows>
      )}
      {hours.length === 0 ? null : <DaysOff />}
      <OtherCalendar />
    </Section>
  )
}
