import type { FastifyBaseLogger } from 'fastify'
import type { TaskList } from 'graphile-worker'
import type { Db } from '../context.ts'
import { traced } from '../tracing/tracing.ts'
import { inTime } from './in-time.ts'
import type { Job } from './job.ts'

/** Jobs as tasks of the queue, each with its timeout. */
export const tasksOf = (jobs: readonly Job[], { db, log }: { db: Db; log: FastifyBaseLogger }): TaskList =>
  Object.fromEntries(
    jobs.map(({ name, seconds, run }) => [
      name,
      async (payload, { job: { id, attempts, max_attempts } }) => {
        const context = {
          db,
          log: log.child({ job: name, jobId: id }),
          attempt: attempts,
          lastAttempt: attempts >= max_attempts,
        }
        await traced(
          {
            name: `job ${name}`,
            kind: 'consumer',
            facts: { 'runway.job': name, 'runway.attempt': attempts },
          },
          () => inTime(seconds, (signal) => run({ ...context, signal }, payload)),
        )
      },
    ]),
  )
