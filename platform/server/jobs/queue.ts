import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { parseCronItems, run, type Runner, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { Db } from '../context.ts'
import { carefulPool } from './careful-pool.ts'
import { growingPause } from './growing-pause.ts'
import type { Job } from './job.ts'
import { isThrownBy, surviveRejections } from './stray-rejections.ts'
import { tasksOf } from './tasks.ts'
import { workerLog } from './worker-log.ts'

export type QueueOptions = {
  pool: pg.Pool
  db: Db
  jobs: readonly Job[]
  log: FastifyBaseLogger
  concurrency: number
}

/** One run of the queue. */
export type QueueRun = {
  workerId: string
  /** Settles when the run has ended by itself, was stopped or killed. */
  ended: Promise<void>
  /** Takes no new jobs and waits for running ones. */
  stop: () => Promise<void>
  /** Ends the run without waiting for its jobs. */
  kill: () => void
}

/** Milliseconds after the end of a run in which the process still survives its unhandled rejections. */
const strayRejectionsMs = 60_000

const startRun = async (options: QueueOptions): Promise<QueueRun> => {
  const { pool, jobs, log } = options
  const events = new EventEmitter() as WorkerEvents
  const stopping = new AbortController()
  const errors = new WeakSet<object>()
  let runner: Runner | null = null
  const restart = (reason: unknown, message: string): void => {
    log.error({ err: reason }, message)
    stopping.abort()
    void runner?.stop(message).catch(() => {})
  }
  const forget = surviveRejections({
    owns: (reason) =>
      (typeof reason === 'object' && reason !== null && errors.has(reason)) ||
      isThrownBy('graphile-worker', reason),
    onRejection: (reason) => restart(reason, 'the queue left a rejection unhandled'),
  })

  let workerId = ''
  events.on('pool:create', ({ workerPool }) => (workerId = workerPool.id))
  // The queue reads the list of its tasks once and caches a failure of that for good: only a new run reads it again.
  let hasTasks = false
  events.on('worker:getJob:empty', () => (hasTasks = true))
  events.on('job:start', () => (hasTasks = true))
  events.on('worker:getJob:error', ({ error }) => {
    if (!hasTasks && !stopping.signal.aborted) restart(error, 'the database went away at the start')
  })
  try {
    runner = await run({
      pgPool: carefulPool(pool, {
        signal: stopping.signal,
        onError: (error) => {
          if (typeof error === 'object' && error !== null) errors.add(error)
        },
        onJobNotEnded: (error) => {
          if (!stopping.signal.aborted) restart(error, 'could not end a job')
        },
      }),
      taskList: tasksOf(jobs, options),
      parsedCronItems: parseCronItems(
        jobs.flatMap(({ name, cron }) => (cron ? [{ task: name, match: cron, identifier: name }] : [])),
      ),
      concurrency: options.concurrency,
      noHandleSignals: true,
      logger: workerLog(log),
      events,
    })
  } catch (error) {
    forget()
    throw error
  }
  const started = runner
  let settleKilled = (): void => {}
  const killed = new Promise<void>((resolve) => (settleKilled = resolve))
  return {
    workerId,
    // Statements of the run may still fail after its end.
    ended: Promise.race([started.promise, killed]).finally(
      () => void setTimeout(forget, strayRejectionsMs).unref(),
    ),
    stop: async () => {
      stopping.abort()
      await started.stop().catch(() => {})
    },
    kill: () => {
      void started.kill().catch(() => {})
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
