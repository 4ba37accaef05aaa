import { tasks } from '#features/participations'
import { quickExportLimit } from '#platform/domain/quotas.ts'
import { storeFile } from '#platform/server/files/files.ts'
import { useCase } from '#platform/server/handler.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { makeTaskTemplate } from '../contract/task-template.endpoints.ts'
import type { ReportRequest } from '../contract/user-report.schemas.ts'
import { keepRun } from './keep-run.ts'
import { makeFiles } from './make-files.ts'
import { sha256Of } from './sha256.ts'
import { findTaskTemplate, type TaskTemplate } from './task-template.repository.ts'
import type { UserReportSubject } from './user-report.repository.ts'

type Made = TaskTemplate & { report: UserReportSubject }

const requestFor = ({ projectId, report }: Made): ReportRequest => ({
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
    const made = await makeFiles(ctx, subject.report, requestFor(subject))
    const { name, mime, bytes } = made
    return { ...made, stored: await storeFile(ctx, { name, mime, bytes, sha256: sha256Of(bytes) }) }
  },
  run: async (ctx, _input, subject: Made, { name, mime, bytes, stored }) => {
    await keepRun(ctx, subject.report, requestFor(subject), stored)
    return { name, mime, size: bytes.length, stream: bytes }
  },
})
