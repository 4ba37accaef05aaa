import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import type { KnownValue } from '../domain/nearest-value.rules.ts'
import { normalized } from '../domain/normalized.ts'

/** The dictionary value chosen for a name; `null` leaves the field empty. */
export type ChosenValue = { dictionary: string; name: string; valueId: number | null }

/** A stored choice. */
export type StoredChoice = { id: number; valueId: number | null; ru: string; en: string }

/** Finds the choice for a name; `undefined` if nobody has chosen. */
export type FindChosen = (dictionary: string, name: string) => StoredChoice | undefined

const keyOf = (dictionary: string, name: string): string => `${dictionary}/${normalized(name)}`

/** The choices of an accelerator in these dictionaries, without values archived since. */
export const chosenValues = async (
  db: Db,
  acceleratorId: number,
  dictionaries: readonly string[],
): Promise<FindChosen> => {
  if (dictionaries.length === 0) return () => undefined
  const { rows } = await sql<StoredChoice & { dictionary: string; name: string }>`
    select c.id, c.dictionary_code as dictionary, c.name, c.value_id as "valueId", coalesce(w.name_ru, '') as ru,
      coalesce(w.name_en, '') as en
    from project_import_value c left join dictionary_value w on w.id = c.value_id
    where c.accelerator_id = ${acceleratorId} and c.dictionary_code = any(${[...dictionaries]}::text[])
      and (c.value_id is null
        or exists (select from dictionary_value v where v.id = c.value_id and v.status = 'ACTIVE'))`.execute(
    db,
  )
  const chosen = new Map(rows.map(({ dictionary, name, ...choice }) => [`${dictionary}/${name}`, choice]))
  return (dictionary, name) => chosen.get(keyOf(dictionary, name))
}

/** Maximum number of names with remembered values per accelerator. */
const maxRemembered = 5000

/** Stores the values of names, replacing earlier choices. */
export const rememberValues = async (
  db: Db,
  { acceleratorId, uid }: { acceleratorId: number; uid: string },
  values: readonly ChosenValue[],
): Promise<void> => {
  const rows = new Map(
    values.flatMap(({ dictionary, name, valueId }) =>
      normalized(name) === ''
        ? []
        : [[keyOf(dictionary, name), { dictionary, name: normalized(name), valueId }] as const],
    ),
  )
  await sql`
    insert into project_import_value (accelerator_id, dictionary_code, name, value_id, created_by)
    select ${acceleratorId}, r.dictionary, r.name, r."valueId", ${uid}
    from jsonb_to_recordset(${JSON.stringify([...rows.values()])}::jsonb)
      as r (dictionary text, name text, "valueId" bigint)
    on conflict (accelerator_id, dictionary_code, name) do update
      set value_id = excluded.value_id, created_by = excluded.created_by, created_at = now()`.execute(db)
  const { rows: all } = await sql`
    select from project_import_value where accelerator_id = ${acceleratorId} limit ${maxRemembered + 1}`.execute(
    db,
  )
  if (all.length > maxRemembered) throw new ProductError('EVENT_LIMIT', { count: maxRemembered })
}

/** Maximum number of values of a dictionary that a name is compared with. */
const compared = 3000

/** The active values of dictionaries, by dictionary code, with the names of their child values. */
export const activeValues = async (
  db: Db,
  dictionaries: readonly string[],
): Promise<ReadonlyMap<string, KnownValue[]>> => {
  const { rows } = await sql<KnownValue & { dictionary: string }>`
    select d.code as dictionary, v.id, v.code, v.name_ru as ru, v.name_en as en,
      array(select unnest(array[b.name_ru, b.name_en]) from dictionary_value b
        where b.parent_value_id = v.id and b.status = 'ACTIVE' limit 200) as below
    from dictionary d join (
      select w.*, row_number() over (partition by w.dictionary_id order by w.seq, w.id) as place
      from dictionary_value w where w.status = 'ACTIVE') v on v.dictionary_id = d.id and v.place <= ${compared}
    where d.code = any(${[...dictionaries]}::text[])
    order by v.dictionary_id, v.seq, v.id`.execute(db)
  const values = new Map<string, KnownValue[]>()
  for (const { dictionary, ...value } of rows)
    values.set(dictionary, [...(values.get(dictionary) ?? []), value])
  return values
}
