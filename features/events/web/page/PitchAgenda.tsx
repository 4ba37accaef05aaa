import { useEffect, useState } from 'react'
import { formatTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { runningPitch, timesOf } from '../../domain/agenda.rules.ts'
import type { HeldEventPage } from '../event.types.ts'
import { isCancelled } from '../../domain/phases.ts'

const minute = 60_000

/** Agenda with times; during the event the current pitch is highlighted with its remaining minutes. */
export const PitchAgenda = ({ event }: { event: HeldEventPage }) => {
  const t = useTexts('events')
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute / 4)
    return () => clearInterval(timer)
  }, [])
  const times = timesOf(event.agenda, Date.parse(event.startsAt))
  const running = isCancelled(event) ? null : runningPitch(times, now)
  const { timeZone } = event
  return (
    <section className="event-part">
      <h2>{t('page.agenda')}</h2>
      <ol>
        {times.map(({ title, minutes, from, to }) => (
          <li key={from} aria-current={running?.from === from ? 'time' : undefined}>
            <span className="tabular">{formatTime(from, { timeZone })}</span> {title}{' '}
            <small>
              {running?.from === from
                ? t('page.left', { count: Math.ceil((to - now) / minute) })
                : t('page.minutes', { count: minutes })}
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}
