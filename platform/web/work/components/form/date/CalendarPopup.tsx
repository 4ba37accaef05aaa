import './date.css'
import Popover from '@mui/material/Popover'
import { useState } from 'react'
import { dateFormat } from '../../../../i18n/intl-formats.ts'
import { currentLocale } from '../../../../i18n/texts.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { WorkTheme } from '../../../WorkTheme.tsx'
import { cls } from '../../../cls.ts'
import { IconAction } from '../../IconAction.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/icons.ts'
import { placeOf } from '../../menu/place-of.ts'
import { atDay, dayOf } from './typed-day.ts'

type Props = {
  anchor: HTMLElement
  value: string | null
  min: string | undefined
  max: string | undefined
  onChoose: (day: string) => void
  onClose: () => void
}

const format = (day: string, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(currentLocale() === 'ru' ? 'ru-RU' : 'en-GB', { ...options, timeZone: 'UTC' }).format(atDay(day))

const daysLater = (day: string, days: number): string => {
  const at = atDay(day)
  at.setUTCDate(at.getUTCDate() + days)
  return dayOf(at)
}

/** The same day of another month, or its last day if it is shorter. */
const monthsLater = (day: string, months: number): string => {
  const at = atDay(day)
  const wanted = at.getUTCDate()
  at.setUTCDate(1)
  at.setUTCMonth(at.getUTCMonth() + months + 1, 0)
  at.setUTCDate(Math.min(wanted, at.getUTCDate()))
  return dayOf(at)
}

const weekday = (day: string): number => (atDay(day).getUTCDay() + 6) % 7

/** The weeks of a month, starting on Mondays. */
const weeksOf = (day: string): string[][] => {
  const first = `${day.slice(0, 7)}-01`
  const monday = daysLater(first, -weekday(first))
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_day, at) => daysLater(monday, week * 7 + at)),
  ).filter((week) => week.some((one) => one.startsWith(day.slice(0, 7))))
}

const today = (): string => {
  const now = new Date()
  return dayOf(new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())))
}

/** A month calendar: arrows move by day and week, PageUp and PageDown by month, with Shift by year. */
export const CalendarPopup = ({ anchor, value, min, max, onChoose, onClose }: Props) => {
  const t = useTexts()
  const isOut = (day: string): boolean => (min !== undefined && day < min) || (max !== undefined && day > max)
  const clamped = (day: string): string =>
    min !== undefined && day < min ? min : max !== undefined && day > max ? max : day
  const [at, setAt] = useState(() => clamped(value ?? today()))
  // Only keys move the focus: a click on the next month does not.
  const [byKeys, setByKeys] = useState(true)
  const walk = (day: string, keys: boolean) => {
    setAt(clamped(day))
    setByKeys(keys)
  }
  const weeks = weeksOf(at)
  const steps: Record<string, () => string> = {
    ArrowLeft: () => daysLater(at, -1),
    ArrowRight: () => daysLater(at, 1),
    ArrowUp: () => daysLater(at, -7),
    ArrowDown: () => daysLater(at, 7),
    Home: () => daysLater(at, -weekday(at)),
    End: () => daysLater(at, 6 - weekday(at)),
  }
  return (
    <WorkTheme>
      <Popover
        open
        anchorEl={anchor}
        container={() => placeOf(anchor)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={onClose}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('form.date.open') } }}
      >
        <div className="calendar">
          <div className="calendar-head">
            <IconAction
              icon={ChevronLeftIcon}
              label={t('form.date.previous')}
              onClick={() => walk(monthsLater(at, -1), false)}
            />
            <strong aria-live="polite">{format(at, { month: 'long', year: 'numeric' })}</strong>
            <IconAction
              icon={ChevronRightIcon}
              label={t('form.date.next')}
              tip="end"
              onClick={() => walk(monthsLater(at, 1), false)}
            />
          </div>
          <table
            role="grid"
            onKeyDown={(event) => {
              const months = event.shiftKey ? 12 : 1
              const step =
                event.key === 'PageUp'
                  ? () => monthsLater(at, -months)
                  : event.key === 'PageDown'
                    ? () => monthsLater(at, months)
                    : steps[event.key]
              if (!step) return
              event.preventDefault()
              walk(step(), true)
            }}
          >
            <thead>
              <tr>
                {weeks[0]!.map((day) => (
                  <th key={weekday(day)} scope="col" abbr={format(day, { weekday: 'long' })}>
                    {format(day, { weekday: 'short' })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((week) => (
                <tr key={week[0]}>
                  {week.map((day) => (
                    <td key={day} aria-selected={day === value}>
                      <button
                        type="button"
                        ref={(element) => {
                          if (byKeys && day === at) element?.focus()
                        }}
                        tabIndex={day === at ? 0 : -1}
                        className={cls(
                          'calendar-day',
                          !day.startsWith(at.slice(0, 7)) && 'calendar-other',
                          day === today() && 'calendar-today',
                          day === value && 'calendar-chosen',
                        )}
                        aria-current={day === today() ? 'date' : undefined}
                        aria-label={format(day, {
                          weekday: 'long',
                          day: 'numeric',
                          month: 'long',
                          year: 'numeric',
                        })}
                        disabled={isOut(day)}
                        onClick={() => onChoose(day)}
                      >
                        {Number(day.slice(8))}
                      </button>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Popover>
    </WorkTheme>
  )
}
