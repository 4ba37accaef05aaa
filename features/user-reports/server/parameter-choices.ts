import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'

/** A value that a parameter of a dictionary may have. */
type ParameterChoice = { code: string; value: string; ru: string; en: string }

const maxChoices = 500

/** Active values of dictionaries, by the dictionary's code. */
export const readParameterChoices = async (db: Db, codes: readonly string[]): Promise<ParameterChoice[]> => {
  if (codes.length === 0) return []
  const { rows } = await sql<ParameterChoice>`
    select d.code, v.id::text as value, v.name_ru as ru, v.name_en as en from dictionary d
    join lateral (select * from dictionary_value v where v.dictionary_id = d.id and v.status = 'ACTIVE'
      order by v.seq, v.name_ru, v.id limit ${sql.lit(maxChoices)}) v on true
    where d.code = any(${[...codes]})`.execute(db)
  return rows
}
