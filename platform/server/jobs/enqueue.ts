import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../context.ts'
import { sendAhead } from '../database/pipelined-database.ts'

/** Tries of a job: with growing pauses the last one is nearly three days after the first. */
export const jobAttempts = 20

type JobOptions = {
  /** Jobs of one key are one job while they wait. */
  key?: string
  /** Waits so long; a job of the key that waits already keeps its time. */
  delaySeconds?: number
  /** Jobs of one queue run one after the other, whoever works: long ones leave the workers to everything else. */
  queue?: string
}

/** The statement that puts a job into the queue. */
export const enqueued = (
  name: string,
  payload: Record<string, unknown>,
  options: JobOptions = {},
): RawBuilder<unknown> => sql`
  select graphile_worker.add_job(
    ${name}, ${JSON.stringify(payload)}::json,
    run_at := now() + make_interval(secs => ${options.delaySeconds ?? 0}),
    max_attempts := ${jobAttempts},
    queue_name := ${options.queue ?? null},
    job_key := ${options.key ?? null},
    job_key_mode := ${options.delaySeconds === undefined ? 'replace' : 'preserve_run_at'})`

/** Puts a job into the queue in the caller's transaction: it starts after the commit. */
export const enqueue = (
  db: Db,
  name: string,
  payload: Record<string, unknown>,
  options: JobOptions = {},
): Promise<void> => sendAhead(db, enqueued(name, payload, options))
