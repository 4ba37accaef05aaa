import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { useCase } from '#platform/server/handler.ts'
import { jobAttempts } from '#platform/server/jobs/enqueue.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { nothing } from '#platform/server/handler.ts'
import { contains } from '#platform/server/sql.ts'
import { discardJob, listJobs, retryJob } from '../contract/health.endpoints.ts'
import { portalCare } from '../domain/administration.policy.ts'
import { actionsOfJob } from '../domain/job-states.ts'
import { findJob, jobRows, jobState } from './jobs.repository.ts'

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
    // It began, or somebody gave it up meanwhile.
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
