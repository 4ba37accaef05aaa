import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'

/** Of these codes, those that hold values of a project or that a trackpoint asks for. */
export const usedCodes = async (db: Db, codes: readonly string[]): Promise<Set<string>> => {
  if (codes.length === 0) return new Set()
  const { rows } = await sql<{ code: string }>`
    select c.code from unnest(${codes}::text[]) as c (code)
    where exists (select from profile_value v where v.element_code = c.code and v.value is not null)
      or exists (select from profile_value v where v.field_code = c.code and v.value is not null)
      or exists (select from trackpoint_field f where f.element_code = c.code)`.execute(db)
  return new Set(rows.map(({ code }) => code))
}
