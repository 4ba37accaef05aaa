import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import type { Db } from '../context.ts'

/** What a job may reach. */
export type JobContext = {
  db: Db
  log: FastifyBaseLogger
  attempt: number
  lastAttempt: boolean
  /** Fires when its time is up: what can be given up on the way listens. */
  signal: AbortSignal
}

/** How long a job may take unless it says so: calls of other services end long before. */
const defaultSeconds = 120

/** Work done outside requests: at least once, so it must be idempotent; a thrown error is tried again later. */
export type Job = {
  /** Unique; what `enqueue` and the queue name it by. */
  name: string
  /** When it runs by itself: minute, hour, day, month, weekday in UTC. */
  cron?: string
  /** So long it may take: then it has failed, and is tried again. */
  seconds: number
  run: (context: JobContext, payload: unknown) => Promise<void>
}

/** Declares a job; what is enqueued is checked against the payload's schema before it runs. */
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
