import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { notFound } from '#platform/domain/product-error.ts'
import { downloadFile } from '#platform/server/files/files.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import {
  downloadReviewedFile,
  getExpertJobOrder,
  listExpertJobOrders,
} from '../../contract/expert-job-order.endpoints.ts'
import { expertJobs } from '../../domain/expert-job.policy.ts'
import { expertOrders, findExpertJob } from '../expert-job.repository.ts'
import { askedJobs } from '../jobs.row-set.ts'
import { stateOrder } from '../state-order.sql.ts'
import { withUnread } from '../unread.sql.ts'
import { readExpertDetails } from './expert-details.ts'

/** The caller's jobs, in all accelerators; those that are no longer theirs without details. */
export const listExpertJobOrdersQuery = listOf(listExpertJobOrders, {
  load: nothing,
  authorize: portalPolicy.signIn,
  rows: withUnread(expertOrders, { asExpert: true, reads: expertJobs.perform.allows }),
  ...askedJobs,
  sortings: () => ({
    STATE: stateOrder,
    CREATE_DATE: sql`j.id`,
    DUE: sql`coalesce(j.due_on, 'infinity')`,
    SERIAL_NUMBER: sql`j.id`,
  }),
})

export const getExpertJobOrderQuery = query({
  endpoint: getExpertJobOrder,
  load: (ctx, { query: { jobId } }) => findExpertJob(ctx.db, jobId),
  authorize: expertJobs.perform,
  run: (ctx, _input, job) => readExpertDetails(ctx, job.id),
})

/** A file of the task, once the job is accepted. */
export const downloadReviewedFileQuery = query({
  endpoint: downloadReviewedFile,
  load: async (ctx, { query: { jobId } }) => {
    const job = await findExpertJob(ctx.db, jobId)
    // Names cannot be removed from a file.
    return !job?.workOpened || job.status === 'NEW' || job.namesHidden ? undefined : job
  },
  authorize: expertJobs.perform,
  run: async (ctx, { query: { fileId } }, job) => {
    const attached = await ctx.db
      .selectFrom('task_file')
      .select('file_id')
      .where('task_id', '=', job.taskId)
      .where('file_id', '=', fileId)
      .executeTakeFirst()
    if (!attached) throw notFound()
    return downloadFile(ctx, fileId)
  },
})
