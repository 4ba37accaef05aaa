import { sql } from 'kysely'
import { openStates } from '../domain/states.ts'

// Literals, so that the index of this order fits.
const isOpen = sql`j.status in (${sql.join(openStates.map((state) => sql.lit(state)))})`

/** The order of jobs `j` as their people work: open ones by what is due first, then complete, then declined ones. */
export const stateOrder = [
  sql`case when ${isOpen} then 0 when j.status = 'COMPLETE' then 1 else 2 end`,
  sql`case when ${isOpen} then coalesce(j.due_on, 'infinity'::date) else 'infinity'::date end`,
  sql`-j.id`,
]
