import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Db, SignedIn } from '#platform/server/context.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import type { listJobs } from '../contract/health.endpoints.ts'
import { portalCare } from '../domain/administration.policy.ts'
import { actionsOfJob, type JobState } from '../domain/job-states.ts'

type ListedJob = ResponseOf<typeof listJobs>['items'][number]

/** Where a job `j` of the queue is. */
export const jobState = sql<JobState>`case when j.locked_at is not null then 'RUNNING'
  when j.attempts >= j.max_attempts then 'FAILED' when j.last_error is not null then 'RETRYING' else 'WAITING' end`

/** Jobs `j` of the queue; what a job is about stays its own, it may name people. */
export const jobRows: RowSource<Omit<ListedJob, 'actions'>, ListedJob, SignedIn> = {
  from: sql`graphile_worker.jobs j`,
  key: sql`j.id`,
  columns: () => sql`j.id, j.task_identifier as task, ${jobState} as status, j.attempts,
    j.max_attempts as "maxAttempts", coalesce(left(j.last_error, 2000), '') as error, j.created_at as "createdAt",
    j.run_at as "runAt"`,
  row: (job, { actor }) => ({
    ...job,
    actions: portalCare.act.allows(actor, null) ? actionsOfJob(job.status) : [],
  }),
}

/** A job with its state. */
export const findJob = async (
  db: Db,
  id: number,
): Promise<{ id: number; task: string; status: JobState; error: string } | undefined> => {
  const { rows } = await sql<{ id: number; task: string; status: JobState; error: string }>`
    select j.id, j.task_identifier as task, ${jobState} as status, coalesce(left(j.last_error, 500), '') as error
    from graphile_worker.jobs j where j.id = ${id}`.execute(db)
  return rows[0]
}
