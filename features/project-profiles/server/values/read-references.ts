import { sql } from 'kysely'
import type { References } from '#features/fields'
import type { Db } from '#platform/server/context.ts'
import type { ProfileValues, Value } from '../../../fields/domain/values.ts'
import { technologyNameKey } from '../../../fields/types/technology/technology.type.ts'
import { shownTechnologyNames } from './named-technologies.ts'

/** All values of a profile. */
export const valuesIn = ({ plain, items }: ProfileValues): Value[] => [
  ...Object.values(plain),
  ...Object.values(items).flatMap((of) => of.flatMap(({ values }) => Object.values(values))),
]

/** The names of dictionary values, in both languages. */
export const namesOf = async (db: Db, ids: readonly number[]): Promise<References['names']> => {
  if (ids.length === 0) return {}
  const { rows } = await sql<{ id: number; ru: string; en: string }>`
    select id, name_ru as ru, name_en as en from dictionary_value where id = any(${ids})`.execute(db)
  return Object.fromEntries(rows.map(({ id, ru, en }) => [id, { ru, en }]))
}

/** The names of those of these texts that are codes of technologies, in both languages; drafts have none. */
const technologyNames = async (db: Db, texts: readonly string[]): Promise<References['names']> => {
  const codes = [...new Set(texts)].filter((text) => technologyCode.test(text))
  if (codes.length === 0) return {}
  const named = await shownTechnologyNames(db, codes)
  return Object.fromEntries(named.map(({ code, ru, en }) => [technologyNameKey(code), { ru, en }]))
}

const technologyCode = /^[A-Z0-9][A-Z0-9._-]{0,21}$/

const filesOf = async (db: Db, ids: readonly string[]): Promise<References['files']> => {
  if (ids.length === 0) return {}
  const { rows } = await sql<{ id: string; name: string; size: number }>`
    select id, name, size from file where id = any(${ids}::uuid[])`.execute(db)
  return Object.fromEntries(rows.map(({ id, name, size }) => [id, { name, size }]))
}

/** Names of the dictionary values, and names and sizes of the files, that these values refer to. */
export const readReferences = async (
  db: Db,
  given: ProfileValues | readonly Value[],
): Promise<References> => {
  const values: readonly Value[] = Array.isArray(given) ? given : valuesIn(given as ProfileValues)
  const ids = new Set(values.flatMap((value): (number | string)[] => (Array.isArray(value) ? value : [])))
  const [names, technologies, files] = await Promise.all([
    namesOf(
      db,
      [...ids].filter((id) => typeof id === 'number'),
    ),
    technologyNames(
      db,
      values.filter((value) => typeof value === 'string'),
    ),
    filesOf(
      db,
      [...ids].filter((id) => typeof id === 'string'),
    ),
  ])
  return { names: { ...names, ...technologies }, files }
}
