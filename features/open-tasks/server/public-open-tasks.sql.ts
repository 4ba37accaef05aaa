import { sql } from 'kysely'
import { settledStates } from '../domain/states.ts'
import { isIn } from './states.sql.ts'

/** Open tasks `t` that everybody sees. */
export const isShown = sql`t.published_at is not null`

/** The state of task `t` for the world: by its instants, whether or not the portal has noted them yet. */
export const stateNow = sql`case when ${isIn(settledStates)} then t.status
  when t.opens_at > now() then 'APPROVED' when t.entries_until >= now() then 'OPEN' else 'CLOSED' end`
