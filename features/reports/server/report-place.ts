import type { Db } from '#platform/server/context.ts'
import type { ReportFacts } from '../domain/report.policy.ts'

/** An accelerator as the scope of its report settings. */
export const findReportPlace = async (db: Db, acceleratorId: number): Promise<ReportFacts | undefined> => {
  const found = await db
    .selectFrom('accelerator')
    .select('id')
    .where('id', '=', acceleratorId)
    .executeTakeFirst()
  return found && { acceleratorId, programmeId: null, sponsorUids: [] }
}
