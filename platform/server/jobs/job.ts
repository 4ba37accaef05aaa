import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import type { Db } from '../context.ts'

/** What a job has access to. */
export type JobContext = {
  db: Db
  log: FastifyBaseLogger
  attempt: number
  lastAttempt: boolean
  /** Aborted at the timeout: work that can be cancelled listens. */
  signal: AbortSignal
}

/** Default timeout of a job: calls to other services end long before. */
const defaultSeconds = 120

/** Background work: runs at least once, so it must be idempotent; a thrown error is retried later. */
export type Job = {
  /** Unique name, used by `enqueue` and the queue. */
  name: string
  /** Schedule: minute, hour, day, month, weekday in UTC. */
  cron?: string
  /** Timeout: after it the job has failed, and is retried. */
  seconds: number
  run: (context: JobContext, payload: unknown) => Promise<void>
}

/** Declares a job; payloads are validated with the schema before it runs. */
export const job = <S extends z.ZodType>(definition: {
  name: string
  cron?: string
  seconds?: number
  payload: S
  run: (context: JobContext, payload: z.output<S>) => Promise<void>
}): Job => ({
  name: definition.name,
  ...(definition.cron ? { cron: definition.cron } : {}),
  seconds: definition.seconds ?? defaultSeconds,
  run: (context, payload) => definition.run(context, definition.payload.parse(payload)),
})
