import type { SignedIn } from '#platform/server/context.ts'
import { keepFile, type StoredFile } from '#platform/server/files/files.ts'
import type { ReportRequest } from '../contract/user-report.schemas.ts'
import { insertRun } from './run.repository.ts'
import type { UserReportSubject } from './user-report.repository.ts'

/** Stores a file that was made at once among the person's files, where those made in the background are. */
export const keepRun = async (
  ctx: SignedIn,
  report: Pick<UserReportSubject, 'id' | 'name' | 'extension'>,
  { projectIds, parameters }: ReportRequest,
  file: StoredFile,
): Promise<void> => {
  await insertRun(ctx.db, {
    reportId: report.id,
    reportName: report.name,
    extension: file.name.endsWith('.zip') ? 'zip' : report.extension,
    personUid: ctx.actor.uid,
    locale: ctx.locale,
    parameters,
    projectIds: [...new Set(projectIds)],
    finished: { at: ctx.now, fileId: await keepFile(ctx, 'LIST_EXPORT', 'portal:exports', file) },
  })
}
