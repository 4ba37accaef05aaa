import { sql } from 'kysely'
import { invalid } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { chainErrors, type Choice, type KnownValue } from '../domain/chain.rules.ts'

/** Refuses the field unless every id is an active value of the dictionary. */
export const checkValues = async (
  db: Db,
  code: string,
  ids: readonly number[],
  field: string,
): Promise<void> => {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from dictionary_value v join dictionary d on d.id = v.dictionary_id
    where v.id = any(${wanted}) and d.code = ${code} and v.status = 'ACTIVE'`.execute(db)
  if (rows[0]?.found !== wanted.length) throw invalid({ [field]: 'NOT_IN_LIST' })
}

/** Refuses, by field, choices that break the chain rule; they are ordered from the top down. */
const checkChain = async (db: Db, choices: readonly Choice[]): Promise<void> => {
  const ids = choices.flatMap(({ id }) => id ?? [])
  if (ids.length === 0) return
  const { rows } = await sql<KnownValue & { id: number }>`
    select v.id, d.code, array(
      with recursive above as (
        select v.parent_value_id as id
        union select a.parent_value_id from dictionary_value a join above on a.id = above.id
      ) select id from above where id is not null) as above
    from dictionary_value v join dictionary d on d.id = v.dictionary_id
    where v.id = any(${ids}) and v.status = 'ACTIVE'`.execute(db)
  const errors = chainErrors(choices, new Map(rows.map((row) => [row.id, row])))
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** A location; each part is optional. */
export type Location = Partial<Record<'countryId' | 'regionId' | 'cityId', number | null>>

/** Refuses a location whose city, region and country are not nested. */
export const checkLocation = (db: Db, { countryId, regionId, cityId }: Location): Promise<void> =>
  checkChain(db, [
    { field: 'countryId', code: 'COUNTRIES', id: countryId },
    { field: 'regionId', code: 'REGIONS', id: regionId },
    { field: 'cityId', code: 'CITIES', id: cityId },
  ])
