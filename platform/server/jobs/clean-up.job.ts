import { sql } from 'kysely'
import { z } from 'zod'
import { removeStaleUploads } from '../files/uploads.ts'
import { job } from './job.ts'

/** Days that a delivered event is retained. */
const eventDays = 90

const eventsAtOnce = 10_000

/** Deletes obsolete rows: old events, unused tickets, counters of rate limits, unfinished uploads. */
export const cleanUp = job({
  name: 'clean-up',
  lane: 'bulk',
  cron: '17 * * * *',
  seconds: 900,
  payload: z.unknown(),
  run: async ({ db, signal }) => {
    await sql`delete from socket_ticket where expires_at < now()`.execute(db)
    await sql`delete from step_up where fresh_until < now()`.execute(db)
    await sql`delete from rate_limit where resets_at < now()`.execute(db)
    await removeStaleUploads(db)
    for (;;) {
      signal.throwIfAborted()
      const deleted = await sql`
        delete from event where id in (
          select id from event where is_dispatched and at < now() - make_interval(days => ${eventDays})
          order by at limit ${eventsAtOnce}
        )`.execute(db)
      if (Number(deleted.numAffectedRows ?? 0) < eventsAtOnce) return
    }
  },
})
