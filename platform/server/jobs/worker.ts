import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Db } from '../context.ts'
import { startDispatcher } from '../events/dispatcher.ts'
import { subscriberJobs } from '../events/subscriber.jobs.ts'
import type { Subscriber } from '../events/subscriber.ts'
import { stayAlive } from './alive.ts'
import { cleanUp } from './clean-up.job.ts'
import type { Job, Lane } from './job.ts'
import { superviseQueue, type QueueRun } from './queue.ts'

export type WorkerOptions = {
  pool: pg.Pool
  db: Db
  /** For the sessions with LISTEN and the worker's lock; must not go through a transaction pooler. */
  url: string
  subscribers: readonly Subscriber[]
  jobs: readonly Job[]
  log: FastifyBaseLogger
  /** How long `stop` lets running jobs finish before they are released. */
  graceMilliseconds?: number
}

/** How many jobs of each lane a worker runs at once. */
const places: Readonly<Record<Lane, number>> = { default: 4, mail: 2, bulk: 2, backup: 1 }

export type Worker = { stop: () => Promise<void> }

/**
 * Works off the queue until stopped. While the database is unavailable it waits and restarts by itself; resolves when
 * the first start has succeeded, or has failed and will be retried.
 */
export const startWorker = async (options: WorkerOptions): Promise<Worker> => {
  const { pool, db, url, log } = options
  const jobs = [...subscriberJobs(options.subscribers), cleanUp, ...options.jobs]
  const queue = superviseQueue({ pool, db, jobs, log, places }, async ({ workerIds, ended }) => {
    const alive = stayAlive({ url, log, workerIds })
    try {
      await ended
    } finally {
      await alive.stop()
    }
  })
  const stopRun = async (run: QueueRun): Promise<void> => {
    const grace = options.graceMilliseconds ?? 10_000
    const inTime = await Promise.race([run.stop().then(() => true), pause(grace, false, { ref: false })])
    if (inTime) return
    // Released unchanged: another worker takes it at once instead of after the delay for a failed one.
    await pool.query('select graphile_worker.force_unlock_workers($1)', [run.workerIds]).catch(() => {})
    run.kill()
  }
  await queue.attempted
  const dispatcher = startDispatcher(options)
  return {
    // Jobs still running after the grace period were released and are not awaited.
    stop: async () => {
      await Promise.all([dispatcher.stop(), queue.stop(stopRun)])
    },
  }
}
