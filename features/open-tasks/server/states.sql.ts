import { sql } from 'kysely'
import type { Sql } from '#platform/server/lists/order.ts'
import type { OpenTaskState } from '../domain/states.ts'

/** Whether open task `t` is in one of the states, as literals, so that a partial index can be used. */
export const isIn = (states: readonly OpenTaskState[]): Sql =>
  sql`t.status in (${sql.join(states.map((state) => sql.lit(state)))})`
