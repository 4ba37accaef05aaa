import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Db } from '#platform/server/context.ts'
import type { Job } from '#platform/server/jobs/job.ts'
import { superviseQueue } from '#platform/server/jobs/queue.ts'

type Options = { pool: pg.Pool; db: Db; jobs: readonly Job[]; log: FastifyBaseLogger }

/**
 * Works off the service's own jobs only. The portal's worker cannot be used: it also takes the portal's events, which
 * have no subscribers here, and on a shared database they would be lost.
 */
export const startSsoWorker = (options: Options): { stop: () => Promise<void> } => {
  const queue = superviseQueue({ ...options, places: { default: 1, mail: 2, bulk: 1, backup: 1 } })
  return { stop: () => queue.stop() }
}
