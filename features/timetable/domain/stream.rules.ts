import type { FieldErrors } from '#platform/domain/product-error.ts'
import { addDays, daysFrom, type Day } from './calendar.ts'
import type { StreamAction, StreamState } from './states.ts'

/** The first and the last day of a stream, both counted in, in the time zone of its accelerator. */
export type Period = { from: Day; to: Day }

/** A stream takes applications for no longer than three years, and is planned no further ahead than ten. */
export const longestDays = 1096
export const furthestDays = 3653

/** Streams of one schedule: two a month for eight years. */
export const mostStreams = 200

/** The state of a stream on a day of its accelerator (product 5). */
export const streamStateOf = ({ from, to }: Period, today: Day): StreamState => {
  if (today < from) return 'PLANNED'
  return today > to ? 'COMPLETED' : 'ACTIVE'
}

/** What of a stream may be changed in its state: the days of one that is over are history. */
export const mayMove = (state: StreamState): boolean => state !== 'COMPLETED'

/** What may be done with a stream by whoever may edit the timetable; it is copied where a track follows its schedule. */
export const streamActionsIn = (requestsCount: number, isFollowed: boolean): StreamAction[] => [
  'edit',
  ...(isFollowed ? (['copy'] as const) : []),
  ...(requestsCount > 0 ? [] : (['delete'] as const)),
]

/**
 * What is wrong with the days given to a stream, by field; `before` are those it has, null of a new one. A day that was changed is
 * not in the past, except that the beginning of a stream that runs may be corrected; one that is over is not moved at all.
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

/** At which field an overlap is shown: where the period runs into the other one. */
export const overlapAt = (next: Period, other: Period): 'from' | 'to' =>
  next.from >= other.from && next.from <= other.to ? 'from' : 'to'

/**
 * The day of a request that moved days leave out, of the first and the last one made in a stream; null where they leave out none.
 * An end that stays, or moves outwards, leaves out nobody: a request may lie behind it since the time zone was changed.
 */
export const requestLeftOut = (
  before: Period,
  { from, to }: Period,
  requests: { first: Day | null; last: Day | null },
): Day | null => {
  if (from > before.from && requests.first !== null && requests.first < from) return requests.first
  return to < before.to && requests.last !== null && requests.last > to ? requests.last : null
}

/** The longest stretch of the calendar that is asked for at once, in days. */
export const longestWindow = 800

/** What is wrong with a stretch of the calendar, by field. */
export const windowProblems = ({ from, to }: Period): FieldErrors => {
  if (to < from) return { to: 'END_BEFORE_START' }
  return daysFrom(from, to) > longestWindow ? { to: 'TOO_BIG' } : {}
}

/** So many days before the last stream of a schedule ends, whoever plans is told that none comes next. */
export const noticeDays = 7
