import { sql } from 'kysely'
import type { References } from '#features/fields'
import type { Db } from '#platform/server/context.ts'

/** Normalizes a name for comparison: case, ё as е, apostrophes, single spaces. */
const compared = (text: ReturnType<typeof sql>) =>
  sql`lower(regexp_replace(btrim(translate(${text}, 'ёЁ’', 'еЕ''')), '\\s+', ' ', 'g') collate "ru-x-icu")`

/**
 * Active values of a dictionary by name, in either language, keyed by the given name. An ambiguous name matches no
 * value, because the user did not choose.
 */
export const matchNames = async (
  db: Db,
  dictionary: string,
  names: readonly string[],
): Promise<{ found: Record<string, number>; names: References['names'] }> => {
  const wanted = [...new Set(names)].filter((name) => !name.includes('\u0000') && name.isWellFormed())
  if (wanted.length === 0) return { found: {}, names: {} }
  const { rows } = await sql<{ given: string; id: number; ru: string; en: string }>`
    with given as (select name, ${compared(sql`name`)} as key from unnest(${wanted}::text[]) as g (name)),
    known as (
      select v.id, v.name_ru, v.name_en from dictionary_value v join dictionary d on d.id = v.dictionary_id
      where d.code = ${dictionary} and v.status = 'ACTIVE'
    ), keys as (
      select id, ${compared(sql`name_ru`)} as key from known union select id, ${compared(sql`name_en`)} from known
    )
    select g.name as given, v.id, v.name_ru as ru, v.name_en as en
    from (
      select g.name, min(k.id) as id from given g join keys k on k.key = g.key
      where g.key <> '' group by g.name having count(*) = 1
    ) g join known v on v.id = g.id`.execute(db)
  return {
    found: Object.fromEntries(rows.map(({ given, id }) => [given, id])),
    names: Object.fromEntries(rows.map(({ id, ru, en }) => [id, { ru, en }])),
  }
}
