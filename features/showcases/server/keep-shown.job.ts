import { z } from 'zod'
import { job } from '#platform/server/jobs/job.ts'
import { findWithoutSnapshot, keepShown } from './keep-shown.ts'

/** Batch size: the rest waits for the next run. */
const maxProjects = 500

/** Builds the list rows of projects that were published by a version without them. */
export const keepPublished = job({
  name: 'keep-published-projects',
  cron: '*/5 * * * *',
  payload: z.unknown(),
  run: async ({ db, signal }) => {
    for (const publication of await findWithoutSnapshot(db, maxProjects)) {
      if (signal.aborted) return
      await db.transaction().execute((tx) => keepShown(tx, publication))
    }
  },
})
