import { sql } from 'kysely'
import { settledStates } from '../domain/states.ts'
import { isIn } from './states.sql.ts'

/** Whether open task `t` is public. */
export const isShown = sql`t.published_at is not null`

/** Public state of task `t`: by its stages, whether or not the job has processed them yet. */
export const stateNow = sql`case when ${isIn(settledStates)} then t.status
  when t.opens_at > now() then 'APPROVED' when t.entries_until >= now() then 'OPEN' else 'CLOSED' end`
