import { sql } from 'kysely'
import { invalid } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import type { EventTime } from '../domain/clock.rules.ts'
import { furthestDays, longestDays } from '../domain/limits.ts'

const dayLength = 86_400_000

/**
 * Start and end of an event as instants, from its local time. Errors at the fields: `DATE_IN_PAST`, `DATE_TOO_FAR`,
 * `PERIOD_TOO_LONG`, `END_BEFORE_START` (for a local time skipped by daylight saving).
 */
export const readTime = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { day, start, endDay, end, timeZone }: EventTime & { timeZone: string },
): Promise<{ starts_at: string; ends_at: string }> => {
  const at = (of: string, clock: string) =>
    sql<string>`(${`${of} ${clock}`}::timestamp at time zone ${timeZone})`
  const { rows } = await sql<{ starts_at: string; ends_at: string }>`
    select ${at(day, start)} as starts_at, ${at(endDay, end)} as ends_at`.execute(db)
  const time = rows[0]!
  const [from, to] = [Date.parse(time.starts_at), Date.parse(time.ends_at)]
  if (from <= now.getTime()) throw invalid({ day: 'DATE_IN_PAST' })
  if (from > now.getTime() + furthestDays * dayLength) throw invalid({ day: 'DATE_TOO_FAR' })
  if (to <= from) throw invalid({ end: 'END_BEFORE_START' })
  if (to - from > longestDays * dayLength) throw invalid({ endDay: 'PERIOD_TOO_LONG' })
  return time
}
