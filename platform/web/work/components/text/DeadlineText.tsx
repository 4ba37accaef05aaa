import './deadline.css'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import type { deadline } from '#platform/contract/fields.ts'
import { deadlineDistance, instantDistance } from '#platform/domain/deadline.ts'
import { formatDate, formatDateTime, formatTime, ownTimeZone, zoneName } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { cls } from '../../cls.ts'

type Props = {
  /** An instant, or a day in the time zone where it was set. */
  value: string | z.output<ReturnType<typeof deadline>> | null | undefined
  /** Done: no colour, no time left. */
  closed?: boolean
  /** The zone in which an instant is shown; by default the reader's. */
  timeZone?: string
}

const soon = 3 * 24 * 60 * 60 * 1000

const momentOf = (
  value: NonNullable<Props['value']>,
  zone: string,
): { end: string; moment: string; zone: string } => {
  if (typeof value === 'string')
    return { end: value, moment: formatDateTime(value, { timeZone: zone }), zone: zoneName(zone, value) }
  const { day, endsAt, timeZone } = value
  // The day ends at midnight there; its last minute still counts, and has its date.
  const last = formatTime(new Date(endsAt).getTime() - 60_000, { timeZone })
  return { end: endsAt, moment: `${formatDate(day)} ${last}`, zone: zoneName(timeZone, endsAt) }
}

/** A deadline with date, time, time zone and time left: "до 24.11.2026 18:00 МСК, осталось 3 дня". */
export const DeadlineText = ({ value, closed = false, timeZone }: Props) => {
  const t = useTexts()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  if (!value) return <span>—</span>
  const shownIn = timeZone ?? ownTimeZone()
  const { end, moment, zone } = momentOf(value, shownIn)
  const { unit, count } =
    typeof value === 'string'
      ? instantDistance(Date.parse(value), now, shownIn)
      : deadlineDistance(value, now)
  const late = new Date(end).getTime() <= now
  const near = !late && new Date(end).getTime() - now < soon
  const until = t('deadline.until', { moment, zone })
  return (
    <span className={cls('deadline', !closed && late && 'deadline-late', !closed && near && 'deadline-near')}>
      <time dateTime={end} className="tabular">
        {closed ? until : `${until},`}
      </time>
      {closed ? null : (
        <span>{t(`deadline.${late ? 'overdue' : 'left'}.${unit}`, { count: Math.abs(count) })}</span>
      )}
    </span>
  )
}
