import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { notFound, ProductError } from '#platform/domain/product-error.ts'
import { downloadFile } from '#platform/server/files/files.ts'
import { forgetFiles } from '#platform/server/files/forget-files.job.ts'
import { nothing, query, useCase } from '#platform/server/handler.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import {
  deleteReportRun,
  downloadReportRun,
  listReportRuns,
  startUserReport,
} from '../contract/report-run.endpoints.ts'
import { runLimit, runsAtOnce } from '../domain/states.ts'
import { reportRuns, userReports } from '../domain/user-report.policy.ts'
import { noteUse } from './note-use.ts'
import { chosenProjects } from './reading/chosen-projects.ts'
import { parameterLeaves } from './reading/parameter-leaves.ts'
import { findRun, insertRun, runJob, runRows } from './run.repository.ts'
import { findReport } from './user-report.repository.ts'

export const startUserReportUseCase = useCase({
  endpoint: startUserReport,
  load: (ctx, { body }) => findReport(ctx.db, body.userReportId),
  authorize: userReports.run,
  run: async (ctx, { body: { userReportId, ...request } }, report) => {
    const { uid } = ctx.actor
    const [projects] = await Promise.all([
      chosenProjects(ctx, report, request.projectIds),
      parameterLeaves(ctx, report, request.parameters),
    ])
    await sql`select pg_advisory_xact_lock(hashtext('user-report-run'), hashtext(${uid}))`.execute(ctx.db)
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from user_report_run where person_uid = ${uid} and finished_at is null`.execute(
      ctx.db,
    )
    if (rows[0]!.n >= runsAtOnce) throw new ProductError('EXPORTS_WAITING', { limit: runsAtOnce })
    await countHit(ctx.db, `user-report-run:${uid}`, runLimit, 'EXPORT_LIMIT')
    const id = await insertRun(ctx.db, {
      reportId: userReportId,
      reportName: report.name,
      extension: report.oneFile || projects.length === 1 ? report.extension : 'zip',
      personUid: uid,
      locale: ctx.locale,
      parameters: request.parameters,
      projectIds: projects.map((project) => project.id),
    })
    await noteUse(ctx, userReportId, request)
    await enqueue(ctx.db, runJob, { runId: id }, { key: `user-report-run:${id}`, queue: runJob })
    return async (after) => {
      const [made] = await readRows(after, runRows(ctx.actor, ctx.locale), sql`x.id = ${id}`)
      if (!made) throw notFound()
      return made
    }
  },
})

export const listReportRunsQuery = listOf(listReportRuns, {
  load: nothing,
  authorize: portalPolicy.signIn,
  rows: ({ actor, locale }) => runRows(actor, locale),
  scope: ({ actor }) => sql`x.person_uid = ${actor.uid}`,
  sortings: () => ({ CREATE_DATE: sql`x.id` }),
})

/** Checks the permission to read the report and all its projects at download, not only at creation. */
export const downloadReportRunQuery = query({
  endpoint: downloadReportRun,
  load: (ctx, { query: { runId } }) => findRun(ctx.db, runId),
  authorize: reportRuns.download,
  run: async (ctx, _input, { fileId, reportId, projectIds }) => {
    if (fileId === null) throw notFound()
    const report = reportId === null ? undefined : await findReport(ctx.db, reportId)
    // Without the report, permissions cannot be checked.
    if (!report || !userReports.run.allows(ctx.actor, report)) throw notFound()
    await chosenProjects(ctx, report, projectIds).catch(() => {
      throw notFound()
    })
    return downloadFile(ctx, fileId)
  },
})

export const deleteReportRunUseCase = useCase({
  endpoint: deleteReportRun,
  load: (ctx, { body }) => findRun(ctx.db, body.runId),
  authorize: reportRuns.delete,
  run: async (ctx, _input, { id }) => {
    const gone = await ctx.db
      .deleteFrom('user_report_run')
      .where('id', '=', id)
      .returning('file_id')
      .executeTakeFirst()
    if (gone?.file_id) await forgetFiles(ctx.db, [gone.file_id])
    return undefined
  },
})
