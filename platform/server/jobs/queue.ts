import type { FastifyBaseLogger } from 'fastify'
import { parseCronItems, run, type Runner, type WorkerEvents, Logger } from 'graphile-worker'
import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Db } from '../context.ts'
import { carefulPool } from './careful-pool.ts'
import { growingPause } from './growing-pause.ts'
import { lanes, type Job, type Lane } from './job.ts'
import { isThrownBy, surviveRejections } from './stray-rejections.ts'
import { tasksOf } from './tasks.ts'

/** Forwards the queue's log to ours; finished jobs are logged at debug level. */
const workerLog = (log: FastifyBaseLogger): Logger =>
  new Logger(() => (level, message, meta) => {
    const error = (meta as { error?: unknown } | undefined)?.error
    const details = error === undefined ? {} : { err: error }
    const name: string = level
    if (name === 'error') log.error(details, message)
    else if (name === 'warning') log.warn(details, message)
    else log.debug(details, message)
  })

export type QueueOptions = {
  pool: pg.Pool
  db: Db
  jobs: readonly Job[]
  log: FastifyBaseLogger
  /** How many jobs of each lane run at once; lanes without a place or a job are not worked off. */
  places: Readonly<Record<Lane, number>>
}

/** One run of the queue. */
export type QueueRun = {
  /** One worker for each lane. */
  workerIds: readonly string[]
  /** Settles when the run has ended by itself, was stopped or killed. */
  ended: Promise<void>
  /** Takes no new jobs and waits for running ones. */
  stop: () => Promise<void>
  /** Ends the run without waiting for its jobs. */
  kill: () => void
}

/** Milliseconds after the end of a run in which the process still survives its unhandled rejections. */
const strayRejectionsMs = 60_000

/** The jobs of each lane that has some. */
const jobsByLane = ({ jobs, places }: QueueOptions): { jobs: Job[]; concurrency: number }[] =>
  lanes
    .map((lane) => ({
      jobs: jobs.filter((one) => (one.lane ?? 'default') === lane),
      concurrency: places[lane],
    }))
    .filter((lane) => lane.jobs.length > 0 && lane.concurrency > 0)

/** Starts the worker of one lane; calls `restart` if the list of its tasks could not be read. */
const startLane = async (
  options: QueueOptions,
  lane: { jobs: readonly Job[]; concurrency: number },
  { pgPool, restart }: { pgPool: pg.Pool; restart: (reason: unknown, message: string) => void },
): Promise<{ runner: Runner; workerId: string }> => {
  const events = new EventEmitter() as WorkerEvents
  let workerId = ''
  events.on('pool:create', ({ workerPool }) => (workerId = workerPool.id))
  // The queue reads the list of its tasks once and caches a failure of that for good: only a new run reads it again.
  let hasTasks = false
  events.on('worker:getJob:empty', () => (hasTasks = true))
  events.on('job:start', () => (hasTasks = true))
  events.on('worker:getJob:error', ({ error }) => {
    if (!hasTasks) restart(error, 'the database went away at the start')
  })
  const runner = await run({
    pgPool,
    taskList: tasksOf(lane.jobs, options),
    parsedCronItems: parseCronItems(
      lane.jobs.flatMap(({ name, cron }) => (cron ? [{ task: name, match: cron, identifier: name }] : [])),
    ),
    concurrency: lane.concurrency,
    noHandleSignals: true,
    logger: workerLog(options.log),
    events,
  })
  return { runner, workerId }
}

const startRun = async (options: QueueOptions): Promise<QueueRun> => {
  const { pool, log } = options
  const stopping = new AbortController()
  const errors = new WeakSet<object>()
  const started: { runner: Runner; workerId: string }[] = []
  const stopAll = async (message?: string): Promise<void> => {
    stopping.abort()
    await Promise.all(started.map(({ runner }) => runner.stop(message).catch(() => {})))
  }
  // The lanes start and end together: one that cannot go on is started again with the others.
  const restart = (reason: unknown, message: string): void => {
    if (stopping.signal.aborted) return
    log.error({ err: reason }, message)
    void stopAll(message)
  }
  const forget = surviveRejections({
    owns: (reason) =>
      (typeof reason === 'object' && reason !== null && errors.has(reason)) ||
      isThrownBy('graphile-worker', reason),
    onRejection: (reason) => restart(reason, 'the queue left a rejection unhandled'),
  })
  const pgPool = carefulPool(pool, {
    signal: stopping.signal,
    onError: (error) => {
      if (typeof error === 'object' && error !== null) errors.add(error)
    },
    onJobNotEnded: (error) => restart(error, 'could not end a job'),
  })
  try {
    for (const lane of jobsByLane(options)) started.push(await startLane(options, lane, { pgPool, restart }))
  } catch (error) {
    await stopAll()
    forget()
    throw error
  }
  // Stopped while its lanes were starting.
  if (stopping.signal.aborted) void stopAll()
  const end = async ({ runner }: { runner: Runner }): Promise<void> => {
    try {
      await runner.promise
    } finally {
      await stopAll()
    }
  }
  const ended = Promise.all(started.map(end))
  let settleKilled = (): void => {}
  const killed = new Promise<void>((resolve) => (settleKilled = resolve))
  return {
    workerIds: started.map(({ workerId }) => workerId),
    // Statements of the run may still fail after its end.
    ended: Promise.race([ended, killed])
      .then(() => undefined)
      .finally(() => void setTimeout(forget, strayRejectionsMs).unref()),
    stop: () => stopAll(),
    kill: () => {
      for (const { runner } of started) void runner.kill().catch(() => {})
      settleKilled()
    },
  }
}

/** Delays between two runs, in milliseconds, and the duration of a run that counts as a success. */
const pauses = { first: 1000, longest: 30_000 }
const successfulRunMs = 60_000

/**
 * Works off the queue until stopped: a run that fails or ends by itself is followed by another, after a delay that
 * increases with failures. `onRun` is called for each run. `attempted` settles when the first run has started or
 * failed to.
 */
export const superviseQueue = (
  options: QueueOptions,
  onRun: (run: QueueRun) => Promise<void> = ({ ended }) => ended,
): { attempted: Promise<void>; stop: (stopRun?: (run: QueueRun) => Promise<void>) => Promise<void> } => {
  // The pool handles lost connections where it creates them; the queue only checks for listeners, and would warn.
  if (options.pool.listenerCount('connect') === 0) options.pool.on('connect', () => {})
  const stopping = new AbortController()
  const { signal } = stopping
  let current: QueueRun | null = null
  let stopCurrent = (run: QueueRun): Promise<void> => run.stop()
  let settle = (): void => {}
  const attempted = new Promise<void>((resolve) => (settle = resolve))

  const work = async (): Promise<void> => {
    let failures = 0
    while (!signal.aborted) {
      const startedAt = performance.now()
      try {
        current = await startRun(options)
        settle()
        // Stopped during startup.
        if (signal.aborted) void stopCurrent(current)
        await onRun(current)
        if (!signal.aborted) options.log.warn('the queue ended, starting it again')
      } catch (error) {
        if (!signal.aborted) options.log.error({ err: error }, 'the queue ended, starting it again')
      }
      current = null
      settle()
      failures = performance.now() - startedAt > successfulRunMs ? 0 : failures + 1
      await pause(growingPause(Math.max(0, failures - 1), pauses), undefined, { signal }).catch(() => {})
    }
  }
  const working = work()
  return {
    attempted,
    stop: async (stopRun = (run) => run.stop()) => {
      stopCurrent = stopRun
      stopping.abort()
      if (current) await stopRun(current)
      await working
    },
  }
}
