import { sql } from 'kysely'
import { valueName } from '#features/dictionaries'
import type { SignedIn } from '#platform/server/context.ts'
import { eachReason, endedWork, isEnded, reasonKey } from './reasons.sql.ts'
import type { Asked, ReportSubject } from './report-subject.ts'
import { applicationsOf } from './work-report.ts'

type Option = { id: string; name: string }

/** The words of a reason that is none of the dictionary; null if no application of the scope has it. */
const readWords = async (ctx: SignedIn, subject: ReportSubject, key: string): Promise<Option[]> => {
  const { rows } = await sql<Option>`
    select ${key} as id, y.reason as name from ${endedWork} ${eachReason(ctx.locale)}
    where ${applicationsOf(ctx, subject)} and ${isEnded} and ${reasonKey(sql`y.reason`)} = ${key} limit 1`.execute(
    ctx.db,
  )
  return rows
}

/** Options of the filter by reason: those of the dictionary, no reason, which is empty, and the requested one. */
export const readReasons = async (
  ctx: SignedIn,
  subject: ReportSubject<Asked & { reason?: string | undefined }>,
): Promise<Option[]> => {
  const { reason } = subject.parameters
  const { rows } = await sql<Option>`
    select id, min(name) as name from (
      select ${reasonKey(valueName('v', ctx.locale))} as id, ${valueName('v', ctx.locale)} as name, v.seq
      from dictionary_value v join dictionary d on d.id = v.dictionary_id where d.code = 'REJECTION_REASONS'
      union all select ${reasonKey(sql`''`)}, '', 1000000) x
    group by id order by min(seq), name limit 200`.execute(ctx.db)
  const isKnown = reason === undefined || rows.some(({ id }) => id === reason)
  return isKnown ? rows : [...(await readWords(ctx, subject, reason)), ...rows]
}
