import type { FieldErrors } from '#platform/domain/product-error.ts'
import { addDays, daysFrom, type Day } from './calendar.ts'
import type { StreamAction, StreamState } from './states.ts'

/** The first and the last day of a stream, inclusive, in the time zone of its accelerator. */
export type Period = { from: Day; to: Day }

/** Maximum length of a stream, three years; and how far ahead it may be planned, ten years. */
export const longestDays = 1096
export const furthestDays = 3653

/** Maximum number of streams per schedule: two a month for eight years. */
export const maxStreams = 200

/** The state of a stream on a day of its accelerator (product 5). */
export const streamStateOf = ({ from, to }: Period, today: Day): StreamState => {
  if (today < from) return 'PLANNED'
  return today > to ? 'COMPLETED' : 'ACTIVE'
}

/** Whether the days of a stream may be changed in its state: not once it is over. */
export const mayMove = (state: StreamState): boolean => state !== 'COMPLETED'

/** Actions on a stream for editors of the timetable; copying requires a track on its schedule. */
export const streamActionsIn = (requestsCount: number, isFollowed: boolean): StreamAction[] => [
  'edit',
  ...(isFollowed ? (['copy'] as const) : []),
  ...(requestsCount > 0 ? [] : (['delete'] as const)),
]

/**
 * Errors in the days of a stream, by field; `before` are its current days, null for a new one. A changed day must not
 * be in the past, except that the start of a running stream may be corrected; the days of a finished one cannot be
 * changed.
 */
export const periodProblems = (before: Period | null, next: Period, today: Day): FieldErrors => {
  const state = before && streamStateOf(before, today)
  const isMoved = { from: before?.from !== next.from, to: before?.to !== next.to }
  if (state !== null && !mayMove(state)) {
    return { ...(isMoved.from && { from: 'PERIOD_OVER' }), ...(isMoved.to && { to: 'PERIOD_OVER' }) }
  }
  if (next.to < next.from) return { to: 'END_BEFORE_START' }
  if (isMoved.from && state !== 'ACTIVE' && next.from < today) return { from: 'DATE_IN_PAST' }
  if (isMoved.to && next.to < today) return { to: 'DATE_IN_PAST' }
  if (daysFrom(next.from, next.to) >= longestDays) return { to: 'PERIOD_TOO_LONG' }
  return next.to > addDays(today, furthestDays) ? { to: 'DATE_TOO_FAR' } : {}
}

/** The field that shows an overlap: the end that is within the other period. */
export const overlapAt = (next: Period, other: Period): 'from' | 'to' =>
  next.from >= other.from && next.from <= other.to ? 'from' : 'to'

/**
 * The day of a stream's first or last application that changed days would exclude; null if none. An end that is
 * unchanged or moved outwards excludes none: an application may be outside of it after a change of the time zone.
 */
export const requestLeftOut = (
  before: Period,
  { from, to }: Period,
  requests: { first: Day | null; last: Day | null },
): Day | null => {
  if (from > before.from && requests.first !== null && requests.first < from) return requests.first
  return to < before.to && requests.last !== null && requests.last > to ? requests.last : null
}

/** Maximum range of the calendar per request, in days. */
export const longestWindow = 800

/** Errors in a range of the calendar, by field. */
export const windowProblems = ({ from, to }: Period): FieldErrors => {
  if (to < from) return { to: 'END_BEFORE_START' }
  return daysFrom(from, to) > longestWindow ? { to: 'TOO_BIG' } : {}
}

/** Planners are notified this many days before the last stream of a schedule ends without a next one. */
export const noticeDays = 7
