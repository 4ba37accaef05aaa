import { z } from 'zod'
import { job } from '#platform/server/jobs/job.ts'
import { findUnkept, keepShown } from './keep-shown.ts'

/** So many at a time: what is left waits for the next turn. */
const most = 500

/** Makes what lists need of projects that were published by a version that did not make it. */
export const keepPublished = job({
  name: 'keep-published-projects',
  cron: '*/5 * * * *',
  payload: z.unknown(),
  run: async ({ db, signal }) => {
    for (const publication of await findUnkept(db, most)) {
      if (signal.aborted) return
      await db.transaction().execute((tx) => keepShown(tx, publication))
    }
  },
})
