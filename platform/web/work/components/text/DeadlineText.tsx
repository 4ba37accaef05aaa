import './deadline.css'
import { useEffect, useState } from 'react'
import { distanceTo, formatDate, formatDateTime, ownTimeZone, zoneName } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { cls } from '../../cls.ts'

type Props = {
  /** An instant, or a day that lasts to its end. */
  value: string | null | undefined
  /** Whose clock it is: the accelerator's; the reader's own when left out. */
  timeZone?: string
  /** Nothing more to do: no colour, no distance. */
  closed?: boolean
}

const soon = 3 * 24 * 60 * 60 * 1000

/** A deadline with date, time zone and distance: "до 24.11.2026 18:00 МСК, осталось 3 дня". */
export const DeadlineText = ({ value, timeZone = ownTimeZone(), closed = false }: Props) => {
  const t = useTexts()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  if (!value) return <span>—</span>
  const isDay = value.length === 10
  const end = isDay ? `${value}T23:59:59` : value
  const { unit, count } = distanceTo(end, now)
  const late = new Date(end).getTime() < now
  const near = !late && new Date(end).getTime() - now < soon
  const moment = isDay
    ? t('deadline.untilDay', { moment: formatDate(value) })
    : t('deadline.until', { moment: formatDateTime(value, { timeZone }), zone: zoneName(timeZone, value) })
  return (
    <span className={cls('deadline', !closed && late && 'deadline-late', !closed && near && 'deadline-near')}>
      <time dateTime={value} className="tabular">
        {closed ? moment : `${moment},`}
      </time>
      {closed ? null : (
        <span>{t(`deadline.${late ? 'overdue' : 'left'}.${unit}`, { count: Math.abs(count) })}</span>
      )}
    </span>
  )
}
