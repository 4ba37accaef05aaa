import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'

/** Those of these codes that somebody may choose now: the catalogue shows them. */
export const shownTechnologyCodes = async (
  db: Db,
  codes: readonly string[],
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ code: string }>`
    select code from technology where code = any(${[...codes]}) and status = 'ACTIVE'`.execute(db)
  return new Set(rows.map(({ code }) => code))
}

/** What technologies are called, by their codes; those in the archive still have their names, drafts have none. */
export const shownTechnologyNames = async (
  db: Db,
  codes: readonly string[],
): Promise<{ code: string; ru: string; en: string }[]> => {
  const { rows } = await sql<{ code: string; ru: string; en: string }>`
    select code, name_ru as ru, name_en as en from technology
    where code = any(${[...codes]}) and status <> 'DRAFT'`.execute(db)
  return rows
}
