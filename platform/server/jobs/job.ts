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

/**
 * The lanes of the queue, each with its own share of what a worker does at once: emails wait for a mail server, bulk work lasts
 * for minutes and a backup for hours, so none may hold the places of the rest.
 */
export const lanes = ['default', 'mail', 'bulk', 'backup'] as const

export type Lane = (typeof lanes)[number]

/** Lanes of work that waits for its turn, possibly for hours. */
const patientLanes: ReadonlySet<Lane | undefined> = new Set(['bulk', 'backup'])

const patientJobs = new Set<string>()

/** Names of the jobs that may wait for hours behind others of their lane without anything being wrong. */
export const namesOfPatientJobs = (): readonly string[] => [...patientJobs]

/** Background work: runs at least once, so it must be idempotent; a thrown error is retried later. */
export type Job = {
  /** Unique name, used by `enqueue` and the queue. */
  name: string
  /** Schedule: minute, hour, day, month, weekday in UTC. */
  cron?: string
  /** Timeout: after it the job has failed, and is retried. */
  seconds: number
  /** By default that of short work. */
  lane?: Lane
  run: (context: JobContext, payload: unknown) => Promise<void>
}

/** Declares a job; payloads are validated with the schema before it runs. */
export const job = <S extends z.ZodType>(definition: {
  name: string
  cron?: string
  seconds?: number
  lane?: Lane
  payload: S
  run: (context: JobContext, payload: z.output<S>) => Promise<void>
}): Job => {
  const { name, cron, lane, payload } = definition
  if (patientLanes.has(lane)) patientJobs.add(name)
  return {
    name,
    ...(cron ? { cron } : {}),
    seconds: definition.seconds ?? defaultSeconds,
    ...(lane ? { lane } : {}),
    run: (context, given) => definition.run(context, payload.parse(given)),
  }
}
