import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import type { Db } from '../context.ts'

/** What a job may reach. */
export type JobContext = {
  db: Db
  log: FastifyBaseLogger
  /** Counts from 1. */
  attempt: number
  lastAttempt: boolean
}

/** Work done outside requests: at least once, so it must be idempotent; a thrown error is tried again later. */
export type Job = {
  /** Unique; what `enqueue` and the queue name it by. */
  name: string
  /** When it runs by itself: minute, hour, day, month, weekday in UTC. */
  cron?: string
  run: (context: JobContext, payload: unknown) => Promise<void>
}

/** Declares a job; what is enqueued is checked against the payload's schema before it runs. */
export const job = <S extends z.ZodType>(definition: {
  name: string
  cron?: string
  payload: S
  run: (context: JobContext, payload: z.output<S>) => Promise<void>
}): Job => ({
  name: definition.name,
  ...(definition.cron ? { cron: definition.cron } : {}),
  run: (context, payload) => definition.run(context, definition.payload.parse(payload)),
})
