import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Db } from '#platform/server/context.ts'
import type { Job } from '#platform/server/jobs/job.ts'
import { superviseQueue } from '#platform/server/jobs/queue.ts'

type Options = { pool: pg.Pool; db: Db; jobs: readonly Job[]; log: FastifyBaseLogger }

/**
 * Works off the service's own jobs and no others. The portal's worker is not for this process: it also takes the
 * events of the portal, which nobody here listens to, and on a shared database they would be lost.
 */
export const startSsoWorker = (options: Options): { stop: () => Promise<void> } => {
  const queue = superviseQueue({ ...options, concurrency: 2 })
  return { stop: () => queue.stop() }
}
