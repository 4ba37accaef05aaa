import { useRef, useState, type KeyboardEvent } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { formatTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import type { getEventMonth } from '../../contract/month.endpoints.ts'
import { dayFrom, daysBetween, weeksOf } from '../../domain/month.rules.ts'

type MonthEvent = ResponseOf<typeof getEventMonth>['items'][number]

type Props = {
  month: string
  today: string
  events: readonly MonthEvent[]
  onTurn: (by: number) => void
}

const longDay = (day: string): string =>
  new Intl.DateTimeFormat(currentLocale(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(day))

const weekday = (day: string): string =>
  new Intl.DateTimeFormat(currentLocale(), { weekday: 'short', timeZone: 'UTC' }).format(Date.parse(day))

/** Events by the days on which they are. */
const byDay = (events: readonly MonthEvent[]): Map<string, MonthEvent[]> => {
  const days = new Map<string, MonthEvent[]>()
  for (const event of events)
    for (const day of daysBetween(event.firstDay, event.lastDay))
      days.set(day, [...(days.get(day) ?? []), event])
  return days
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

const EventsOfDay = ({ day, events }: { day: string; events: readonly MonthEvent[] }) => {
  const t = useTexts('events')
  return (
    <ul>
      {events.map(({ id, name, status, isOn, isCancelled, startsAt, firstDay }) => (
        <li key={id} className={cls(isCancelled && 'event-month-cancelled')}>
          <ScreenLink to={linkTo('/bch/view/event', { eventId: id })}>
            {firstDay === day ? <span className="tabular">{formatTime(startsAt)} </span> : null}
            <span translate="no">{name}</span>
            {isOn ? null : <small> · {t(`states.${status}`)}</small>}
          </ScreenLink>
        </li>
      ))}
    </ul>
  )
}

/** A month as a grid of weeks: arrows go from day to day, Page Up and Page Down from month to month. */
export const MonthGrid = ({ month, today, events, onTurn }: Props) => {
  const t = useTexts('events')
  const weeks = weeksOf(month)
  const days = byDay(events)
  const grid = useRef<HTMLTableElement>(null)
  const [chosen, setChosen] = useState(today.startsWith(month) ? today : `${month}-01`)
  const isEmpty = !events.some(
    ({ firstDay, lastDay }) => firstDay.startsWith(month) || lastDay.startsWith(month),
  )
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      event.preventDefault()
      onTurn(event.key === 'PageUp' ? -1 : 1)
      return
    }
    const by = steps[event.key]
    if (by === undefined || !(event.target instanceof HTMLTableCellElement)) return
    const next = dayFrom(chosen, by)
    const cell = grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)
    if (!cell) return
    event.preventDefault()
    setChosen(next)
    cell.focus()
  }
  return (
    <>
      {isEmpty ? <p className="event-month-empty">{t('month.empty')}</p> : null}
      <table
        ref={grid}
        role="grid"
        aria-label={t('month.title')}
        className="event-month-grid"
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weeks[0]!.map((day) => (
              <th key={day} scope="col">
                {weekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const ofDay = days.get(day) ?? []
                return (
                  <td
                    key={day}
                    role="gridcell"
                    data-day={day}
                    tabIndex={day === chosen ? 0 : -1}
                    aria-label={t('month.day', { day: longDay(day), count: ofDay.length })}
                    aria-current={day === today ? 'date' : undefined}
                    className={cls(
                      !day.startsWith(month) && 'event-month-other',
                      ofDay.length === 0 && 'event-month-free',
                    )}
                    onFocus={() => setChosen(day)}
                  >
                    <span className="event-month-number" aria-hidden="true">
                      <span>{Number(day.slice(8))}</span>
                      <span className="event-month-long">{longDay(day)}</span>
                    </span>
                    {ofDay.length > 0 ? <EventsOfDay day={day} events={ofDay} /> : null}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
