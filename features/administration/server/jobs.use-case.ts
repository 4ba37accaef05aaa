import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Db, SignedIn } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { nothing } from '#platform/server/handler.ts'
import { jobAttempts } from '#platform/server/jobs/enqueue.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { contains } from '#platform/server/sql.ts'
import { discardJob, listJobs, retryJob } from '../contract/health.endpoints.ts'
import { portalCare } from '../domain/administration.policy.ts'
import { actionsOfJob, type JobState } from '../domain/job-states.ts'

type ListedJob = ResponseOf<typeof listJobs>['items'][number]

/** State of job `j` of the queue. */
const jobState = sql<JobState>`case when j.locked_at is not null then 'RUNNING'
  when j.attempts >= j.max_attempts then 'FAILED' when j.last_error is not null then 'RETRYING' else 'WAITING' end`

/** Jobs `j` of the queue, without their data, which may name people. */
const jobRows: RowSource<Omit<ListedJob, 'actions'>, ListedJob, SignedIn> = {
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
const findJob = async (
  db: Db,
  id: number,
): Promise<{ id: number; task: string; status: JobState; error: string } | undefined> => {
  const { rows } = await sql<{ id: number; task: string; status: JobState; error: string }>`
    select j.id, j.task_identifier as task, ${jobState} as status, coalesce(left(j.last_error, 500), '') as error
    from graphile_worker.jobs j where j.id = ${id}`.execute(db)
  return rows[0]
}

export const listJobsQuery = listOf(listJobs, {
  load: nothing,
  authorize: portalCare.look,
  rows: jobRows,
  scope: () => sql`true`,
  sortings: () => ({ RUN_DATE: sql`j.run_at`, CREATE_DATE: sql`j.id` }),
  filters: { status: (states) => sql`${jobState} = any(${states})` },
  search: {
    matches: (typed) =>
      sql`(j.task_identifier ilike ${contains(typed)} or j.last_error ilike ${contains(typed)})`,
  },
})

export const retryJobUseCase = useCase({
  endpoint: retryJob,
  load: (ctx, { body: { id } }) => findJob(ctx.db, id),
  authorize: portalCare.act,
  run: async (ctx, _input, { id, task, status, error }) => {
    if (actionsOfJob(status).length === 0) throw new ProductError('STATE_CHANGED')
    const { rows } = await sql`
      select id from graphile_worker.reschedule_jobs(array[${id}::bigint], now(), attempts := 0,
        max_attempts := ${jobAttempts})`.execute(ctx.db)
    // It was started or given up meanwhile.
    if (rows.length === 0) throw new ProductError('STATE_CHANGED')
    await audit(ctx, {
      acceleratorId: null,
      subject: 'job',
      subjectId: id,
      action: 'retry',
      details: { task, error },
    })
    return { id }
  },
})

export const discardJobUseCase = useCase({
  endpoint: discardJob,
  load: (ctx, { body: { id } }) => findJob(ctx.db, id),
  authorize: portalCare.act,
  run: async (ctx, { body: { reason } }, { id, task, status, error }) => {
    if (actionsOfJob(status).length === 0) throw new ProductError('STATE_CHANGED')
    const { rows } = await sql`
      select id from graphile_worker.complete_jobs(array[${id}::bigint])`.execute(ctx.db)
    if (rows.length === 0) throw new ProductError('STATE_CHANGED')
    await audit(ctx, {
      acceleratorId: null,
      subject: 'job',
      subjectId: id,
      action: 'discard',
      comment: reason,
      details: { task, error },
    })
    return { id }
  },
})
