import { z } from 'zod'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { job } from '#platform/server/jobs/job.ts'
import { exportJob } from './export.repository.ts'
import type { ExportSettings } from './settings.ts'
import { startDue } from './subscription.repository.ts'

/** Starts the exports of subscriptions that are due. */
export const sendSubscriptions = ({ find }: ExportSettings) =>
  job({
    name: 'send-list-subscriptions',
    cron: '*/5 * * * *',
    payload: z.unknown(),
    run: async ({ db }) => {
      await db.transaction().execute(async (tx) => {
        for (const id of await startDue(tx, find))
          await enqueue(tx, exportJob, { exportId: id }, { key: `list-export:${id}`, queue: exportJob })
      })
    },
  })
