import { sql } from 'kysely'
import { z } from 'zod'
import { job } from '#platform/server/jobs/job.ts'
import { moveLeft } from './move-rows.ts'

type Recent = { id: number; from: string; into: string }

/** Looks again for a day after each merge: no call that began before it lasts longer. */
export const moveLateLeftovers = job({
  name: 'move-leftovers',
  cron: '*/10 * * * *',
  seconds: 600,
  payload: z.unknown(),
  run: async ({ db, signal }) => {
    const { rows } = await sql<Recent>`
      select id, from_uid as "from", into_uid as "into" from person_merge
      where merged_at > now() - interval '1 day' order by id`.execute(db)
    for (const { id, ...pair } of rows) {
      signal.throwIfAborted()
      await moveLeft(db, pair, id)
    }
  },
})
