import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../context.ts'
import { sendAhead } from '../database/pipelined-database.ts'

/** Attempts of a job: with increasing delays the last is nearly three days after the first. */
export const jobAttempts = 20

type JobOptions = {
  /** Pending jobs with the same key are one job. */
  key?: string
  /** Delay before the job runs; a pending job with the same key retains its time. */
  delaySeconds?: number
  /** Jobs of one queue run one after another on all workers: long jobs leave workers free for the rest. */
  queue?: string
  /** Attempts, where fewer than those of other jobs make sense. */
  attempts?: number
  /** Jobs with a lower number start first; 0 by default. */
  priority?: number
}

/** The statement that enqueues a job. */
export const enqueued = (
  name: string,
  payload: Record<string, unknown>,
  options: JobOptions = {},
): RawBuilder<unknown> => sql`
  select graphile_worker.add_job(
    ${name}, ${JSON.stringify(payload)}::json,
    run_at := now() + make_interval(secs => ${options.delaySeconds ?? 0}),
    max_attempts := ${options.attempts ?? jobAttempts},
    queue_name := ${options.queue ?? null},
    priority := ${options.priority ?? 0},
    job_key := ${options.key ?? null},
    job_key_mode := ${options.delaySeconds === undefined ? 'replace' : 'preserve_run_at'})`

/** Enqueues a job in the caller's transaction: it starts after the commit. */
export const enqueue = (
  db: Db,
  name: string,
  payload: Record<string, unknown>,
  options: JobOptions = {},
): Promise<void> => sendAhead(db, enqueued(name, payload, options))
