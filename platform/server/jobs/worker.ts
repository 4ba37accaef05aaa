import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Db } from '../context.ts'
import { startDispatcher } from '../events/dispatcher.ts'
import { subscriberJobs } from '../events/subscriber.jobs.ts'
import type { Subscriber } from '../events/subscriber.ts'
import { stayAlive } from './alive.ts'
import { cleanUp } from './clean-up.job.ts'
import type { Job } from './job.ts'
import { superviseQueue, type QueueRun } from './queue.ts'

export type WorkerOptions = {
  pool: pg.Pool
  db: Db
  /** For the session connections that listen and show the worker alive; no transaction pooler in between. */
  url: string
  subscribers: readonly Subscriber[]
  jobs: readonly Job[]
  log: FastifyBaseLogger
  concurrency?: number
  /** How long `stop` lets running jobs finish before they are handed back. */
  graceMilliseconds?: number
}

export type Worker = { stop: () => Promise<void> }

/**
 * Works off the queue until stopped. While the database is away it waits and starts again by itself;
 * resolves when it has started for the first time, or has failed to and will try again.
 */
export const startWorker = async (options: WorkerOptions): Promise<Worker> => {
  const { pool, db, url, log } = options
  const jobs = [...subscriberJobs(options.subscribers), cleanUp, ...options.jobs]
  const queue = superviseQueue(
    { pool, db, jobs, log, concurrency: options.concurrency ?? 4 },
    async ({ workerId, ended }) => {
      const alive = stayAlive({ url, log, workerId })
      try {
        await ended
      } finally {
        await alive.stop()
      }
    },
  )
  const stopRun = async (run: QueueRun): Promise<void> => {
    const grace = options.graceMilliseconds ?? 10_000
    const inTime = await Promise.race([run.stop().then(() => true), pause(grace, false, { ref: false })])
    if (inTime) return
    // Handed back as it was: another worker takes it at once instead of after the pause for a failed one.
    await pool.query('select graphile_worker.force_unlock_workers($1)', [[run.workerId]]).catch(() => {})
    run.kill()
  }
  await queue.attempted
  const dispatcher = startDispatcher(options)
  return {
    // What still runs after its grace was handed back: nobody waits for it.
    stop: async () => {
      await Promise.all([dispatcher.stop(), queue.stop(stopRun)])
    },
  }
}
