import { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import { parseCronItems, run, type Runner, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { Db } from '../context.ts'
import { startDispatcher } from '../events/dispatcher.ts'
import { subscriberJobs } from '../events/subscriber.jobs.ts'
import type { Subscriber } from '../events/subscriber.ts'
import { stayAlive } from './alive.ts'
import { carefulPool } from './careful-pool.ts'
import { cleanUp } from './clean-up.job.ts'
import type { Job } from './job.ts'
import { tasksOf } from './tasks.ts'
import { workerLog } from './worker-log.ts'

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

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Runs one runner until it ends by itself or is stopped. */
const runOnce = async (
  options: WorkerOptions,
  jobs: readonly Job[],
  started: (stop: () => Promise<void>) => void,
) => {
  const events = new EventEmitter() as WorkerEvents
  let workerId = ''
  events.on('pool:create', ({ workerPool }) => (workerId = workerPool.id))
  // The queue asks once which tasks it has and keeps a failure of that for good: only a new runner asks again.
  let asked = false
  events.on('worker:getJob:empty', () => (asked = true))
  events.on('job:start', () => (asked = true))
  events.on('worker:getJob:error', () => {
    if (!asked) runner.stop('the database went away at the start').catch(() => {})
  })
  const runner: Runner = await run({
    pgPool: carefulPool(options.pool),
    taskList: tasksOf(jobs, options),
    parsedCronItems: parseCronItems(
      jobs.flatMap(({ name, cron }) => (cron ? [{ task: name, match: cron, identifier: name }] : [])),
    ),
    concurrency: options.concurrency ?? 4,
    noHandleSignals: true,
    logger: workerLog(options.log),
    events,
  })
  const alive = stayAlive({ url: options.url, log: options.log, workerId })
  started(async () => {
    const stopping = runner.stop().catch(() => {})
    const inTime = await Promise.race([stopping.then(() => true), pause(options.graceMilliseconds ?? 10_000)])
    if (inTime === true) return
    // Handed back as it was: another worker takes it at once instead of after the pause for a failed one.
    await options.pool.query('select graphile_worker.force_unlock_workers($1)', [[workerId]]).catch(() => {})
    void runner.kill().catch(() => {})
    await alive.stop()
  })
  try {
    await runner.promise
  } finally {
    await alive.stop()
  }
}

/**
 * Works off the queue until stopped. While the database is away it waits and starts again by itself;
 * resolves when it has started for the first time, or has failed to and will try again.
 */
export const startWorker = async (options: WorkerOptions): Promise<Worker> => {
  // The pool hears of lost connections where it makes them; the queue only looks for listeners, and would warn.
  if (options.pool.listenerCount('connect') === 0) options.pool.on('connect', () => {})
  const jobs = [...subscriberJobs(options.subscribers), cleanUp, ...options.jobs]
  const stopping = new AbortController()
  const { signal } = stopping
  let stopRunner: (() => Promise<void>) | null = null
  let wake = (): void => {}
  let first: () => void
  const attempted = new Promise<void>((resolve) => (first = resolve))

  const work = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        await runOnce(options, jobs, (stop) => {
          stopRunner = stop
          first()
          // Stopped while it was starting.
          if (signal.aborted) void stop()
        })
      } catch (error) {
        if (!signal.aborted) options.log.error({ err: error }, 'worker ended, starting again')
      }
      stopRunner = null
      first()
      if (!signal.aborted) await Promise.race([pause(1000), new Promise<void>((resolve) => (wake = resolve))])
    }
  }

  const working = work()
  await attempted
  const dispatcher = startDispatcher(options)
  return {
    stop: async () => {
      stopping.abort()
      wake()
      await Promise.all([dispatcher.stop(), stopRunner?.()])
      // What still runs was handed back: nobody waits for it.
      await Promise.race([working, pause(500)])
    },
  }
}
