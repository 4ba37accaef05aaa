import { sql } from 'kysely'
import { tasks } from '#features/participations'
import { contents, findContent } from '#features/programmes'
import { quickExportLimit } from '#platform/domain/quotas.ts'
import { invalid } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { storeFile } from '#platform/server/files/files.ts'
import { useCase } from '#platform/server/handler.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { ReportAsked } from '../contract/user-report.schemas.ts'
import { chooseTrackpointTemplate, makeTaskTemplate } from '../contract/task-template.endpoints.ts'
import { keepRun } from './keep-run.ts'
import { makeFiles } from './make-files.ts'
import { sha256Of } from './sha256.ts'
import { findTaskTemplate, needsNoParameters, type TaskTemplate } from './task-template.repository.ts'
import { reportsScope, type UserReportSubject } from './user-report.repository.ts'

const isOffered = async (
  { db, actor }: SignedIn,
  acceleratorId: number,
  userReportId: number,
): Promise<boolean> => {
  const { rows } = await sql`
    select from user_report r where r.id = ${userReportId} and r.accelerator_id = ${acceleratorId}
      and ${needsNoParameters} and ${reportsScope(actor)}`.execute(db)
  return rows.length > 0
}

/** Sets the report of a trackpoint. Errors: `NOT_IN_LIST` for one that the caller may not make, or that needs parameters. */
export const chooseTrackpointTemplateUseCase = useCase({
  endpoint: chooseTrackpointTemplate,
  load: (ctx, { body }) => findContent(ctx.db, 'trackpoint', body.trackpointId),
  authorize: contents.edit,
  run: async (ctx, { body: { userReportId } }, { id, acceleratorId }) => {
    if (userReportId === null)
      await ctx.db.deleteFrom('trackpoint_report').where('trackpoint_id', '=', id).execute()
    else {
      if (!(await isOffered(ctx, acceleratorId, userReportId))) throw invalid({ userReportId: 'NOT_IN_LIST' })
      await ctx.db
        .insertInto('trackpoint_report')
        .values({ trackpoint_id: id, report_id: userReportId })
        .onConflict((same) => same.column('trackpoint_id').doUpdateSet({ report_id: userReportId }))
        .execute()
    }
    await audit(ctx, {
      acceleratorId,
      subject: 'trackpoint',
      subjectId: id,
      action: 'edit',
      details: { userReportId },
    })
    return undefined
  },
})

type Made = TaskTemplate & { report: UserReportSubject }

const askedFor = ({ projectId, report }: Made): ReportAsked => ({
  projectIds: [projectId],
  parameters: Object.fromEntries(report.parameters.map(({ code, defaultValue }) => [code, defaultValue])),
})

/** Makes the report of a task; a task without one answers 404. Errors: those of the project and the template. */
export const makeTaskTemplateUseCase = useCase({
  endpoint: makeTaskTemplate,
  load: async (ctx, { body: { taskId } }) => {
    const task = await findTaskTemplate(ctx, taskId)
    return task?.report ? { ...task, report: task.report } : undefined
  },
  authorize: tasks.view,
  // Outside a transaction, so that creating a file does not occupy a connection.
  prepare: async (ctx, _input, subject: Made) => {
    await countHit(ctx.db, `user-report:${ctx.actor.uid}`, quickExportLimit)
    const made = await makeFiles(ctx, subject.report, askedFor(subject))
    const { name, mime, bytes } = made
    return { ...made, stored: await storeFile(ctx, { name, mime, bytes, sha256: sha256Of(bytes) }) }
  },
  run: async (ctx, _input, subject: Made, { name, mime, bytes, stored }) => {
    await keepRun(ctx, subject.report, askedFor(subject), stored)
    return { name, mime, size: bytes.length, stream: bytes }
  },
})
