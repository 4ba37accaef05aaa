import { sql } from 'kysely'
import type { SignedIn } from '#platform/server/context.ts'
import type { ReportRequest } from '../contract/user-report.schemas.ts'

/** Stores the parameters as the person's next defaults. */
export const noteUse = async (
  ctx: SignedIn,
  reportId: number,
  { parameters, projectIds }: ReportRequest,
): Promise<void> => {
  await sql`
    insert into user_report_use (report_id, person_uid, said, project_ids, used_at)
    values (${reportId}, ${ctx.actor.uid}, ${JSON.stringify(parameters)}, ${[...new Set(projectIds)]}, ${ctx.now.toISOString()})
    on conflict (report_id, person_uid) do update
    set said = excluded.said, project_ids = excluded.project_ids, used_at = excluded.used_at`.execute(ctx.db)
}
