import { sql } from 'kysely'

/** Open tasks `t` that everybody sees. */
export const isShown = sql`t.published_at is not null`

/** What stage task `t` is in, for the world: by its instants, whether or not the portal has noted them yet. */
export const stage = sql`case when t.status = 'CANCELLED' then 'CANCELLED' when t.status = 'RESULTS' then 'RESULTS'
  when t.opens_at > now() then 'SOON' when t.entries_until >= now() then 'OPEN' else 'JUDGING' end`
