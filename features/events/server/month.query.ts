import { sql } from 'kysely'
import type { z } from 'zod'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { getEventMonth } from '../contract/month.endpoints.ts'
import { longestDays, shownInMonth } from '../domain/limits.ts'
import { weeksOf } from '../domain/month.rules.ts'
import { heldEventScope } from './event.repository.ts'

type Month = z.output<typeof getEventMonth.response>

export const getEventMonthQuery = query({
  endpoint: getEventMonth,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async ({ db, actor }, { query: { month, timeZone } }) => {
    const weeks = weeksOf(month)
    const [first, last] = [weeks[0]![0]!, weeks.at(-1)!.at(-1)!]
    const from = sql`(${first}::timestamp at time zone ${timeZone})`
    const to = sql`((${last}::timestamp + interval '1 day') at time zone ${timeZone})`
    const day = (at: ReturnType<typeof sql>) => sql`to_char(${at} at time zone ${timeZone}, 'YYYY-MM-DD')`
    // No event is longer than `longestDays`, so this lower bound lets the index skip earlier events.
    const { rows } = await sql<Month['items'][number]>`
      select e.id, e.name, e.kind, e.status, e.status = 'PUBLISHED' as "isOn",
        e.status = 'CANCELLED' as "isCancelled", e.starts_at as "startsAt", e.ends_at as "endsAt",
        ${day(sql`e.starts_at`)} as "firstDay",
        -- An event that ends at midnight is not shown on the next day.
        ${day(sql`(e.ends_at - interval '1 second')`)} as "lastDay"
      from held_event e where e.starts_at < ${to} and e.starts_at >= ${from} - make_interval(days => ${longestDays})
        and e.ends_at > ${from} and ${heldEventScope(actor)}
      order by e.starts_at, e.id limit ${sql.lit(shownInMonth + 1)}`.execute(db)
    return { items: rows.slice(0, shownInMonth), isCut: rows.length > shownInMonth }
  },
})
