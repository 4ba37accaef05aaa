import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { parseCronItems, run, type Runner } from 'graphile-worker'
import type pg from 'pg'
import type { Db } from '#platform/server/context.ts'
import type { Job } from '#platform/server/jobs/job.ts'
import { tasksOf } from '#platform/server/jobs/tasks.ts'
import { workerLog } from '#platform/server/jobs/worker-log.ts'

type Options = { pool: pg.Pool; db: Db; jobs: readonly Job[]; log: FastifyBaseLogger }

/**
 * Works off the service's own jobs and no others. The portal's worker is not for this process: it also takes the
 * events of the portal, which nobody here listens to, and on a shared database they would be lost.
 */
export const startSsoWorker = (options: Options): { stop: () => Promise<void> } => {
  // The pool hears of lost connections where it makes them; the queue only looks for listeners, and would warn.
  if (options.pool.listenerCount('connect') === 0) options.pool.on('connect', () => {})
  let runner: Runner | undefined
  const ending = new AbortController()
  const work = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      try {
        runner = await run({
          pgPool: options.pool,
          taskList: tasksOf(options.jobs, options),
          parsedCronItems: parseCronItems(
            options.jobs.flatMap(({ name, cron }) =>
              cron ? [{ task: name, match: cron, identifier: name }] : [],
            ),
          ),
          concurrency: 2,
          noHandleSignals: true,
          logger: workerLog(options.log),
        })
        await runner.promise
      } catch (error) {
        options.log.error({ err: error }, 'worker ended, starting again')
      }
      await pause(1000, undefined, { signal: ending.signal }).catch(() => {})
    }
  }
  const working = work()
  return {
    stop: async () => {
      ending.abort()
      await runner?.stop().catch(() => {})
      await working
    },
  }
}
