import { addDays, daysFrom, monthEnd, monthStart, type Day } from '../../domain/calendar.ts'
import type { Zoom } from '../timetable-search.ts'

/** A range of whole months, inclusive. */
export type Window = { from: Day; to: Day }

const months: Record<Zoom, number> = { quarter: 3, year: 12 }

/** Number of months per click on an arrow. */
export const stepOf: Record<Zoom, number> = { quarter: 1, year: 3 }

/** The first displayed month: the current one is near the beginning. */
export const firstMonth = (today: Day, zoom: Zoom): Day => monthStart(today, zoom === 'year' ? -3 : -1)

/** The range of a zoom from the month in an address (`2026-11`), or from the default. */
export const windowOf = (month: string | undefined, zoom: Zoom, today: Day): Window => {
  const firstDay = month && /^(?:19|20|21)\d{2}-(?:0[1-9]|1[0-2])$/.test(month) ? `${month}-01` : null
  const from = firstDay ?? firstMonth(today, zoom)
  return { from, to: monthEnd(monthStart(from, months[zoom] - 1)) }
}

/** The first days of the months of a range. */
export const monthsOf = ({ from, to }: Window): Day[] => {
  const all: Day[] = []
  for (let month = from; month <= to; month = monthStart(month, 1)) all.push(month)
  return all
}

const lengthOf = ({ from, to }: Window): number => daysFrom(from, to) + 1

/** Position of a range within another, in per cent of its width; null if it is outside. */
export const placeIn = (window: Window, period: Window): { start: number; width: number } | null => {
  if (period.to < window.from || period.from > window.to) return null
  const from = period.from < window.from ? window.from : period.from
  const to = period.to > window.to ? window.to : period.to
  const share = 100 / lengthOf(window)
  return { start: daysFrom(window.from, from) * share, width: daysFrom(from, addDays(to, 1)) * share }
}
