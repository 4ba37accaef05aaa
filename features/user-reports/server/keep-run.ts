import type { SignedIn } from '#platform/server/context.ts'
import { keepFile, type StoredFile } from '#platform/server/files/files.ts'
import type { ReportRequest } from '../contract/user-report.schemas.ts'
import type { UserReportSubject } from './user-report.repository.ts'

/** Keeps a file that was made at once among the person's files, where those made in the background are. */
export const keepRun = async (
  ctx: SignedIn,
  report: Pick<UserReportSubject, 'id' | 'name' | 'extension'>,
  { projectIds, parameters }: ReportRequest,
  file: StoredFile,
): Promise<void> => {
  const ids = [...new Set(projectIds)]
  await ctx.db
    .insertInto('user_report_run')
    .values({
      report_id: report.id,
      report_name: report.name,
      extension: file.name.endsWith('.zip') ? 'zip' : report.extension,
      person_uid: ctx.actor.uid,
      locale: ctx.locale,
      said: JSON.stringify(parameters),
      project_ids: ids,
      done: ids.length,
      finished_at: ctx.now.toISOString(),
      file_id: await keepFile(ctx, 'LIST_EXPORT', 'portal:exports', file),
    })
    .execute()
}
