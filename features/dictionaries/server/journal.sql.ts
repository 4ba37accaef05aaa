import { sql, type RawBuilder } from 'kysely'

type Sql = RawBuilder<unknown>

const columns = [
  'value_id',
  'code',
  'name_ru',
  'name_en',
  'parent_value_id',
  'parent_code',
  'seq',
  'status',
  'words',
] as const

const listed = sql.join(columns.map((column) => sql.ref(`v.${column}`)))

/** Of rows `v` of the past, those of a version. */
export const inVersion = (number: number): Sql =>
  sql`v.from_number <= ${number} and (v.until_number is null or v.until_number > ${number})`

/** The values of a dictionary as they were in a version. */
export const valuesThen = (dictionaryId: number, number: number, more: Sql = sql``): Sql => sql`
  select ${listed} from dictionary_value_past v where v.dictionary_id = ${dictionaryId} and ${inVersion(number)} ${more}`

/** The values of a dictionary as they are. */
export const valuesNow = (dictionaryId: number): Sql => sql`
  select v.id as value_id, v.code, v.name_ru, v.name_en, v.parent_value_id, p.code as parent_code, v.seq, v.status, v.words
  from dictionary_value v left join dictionary_value p on p.id = v.parent_value_id
  where v.dictionary_id = ${dictionaryId}`

const kinds = sql`array_remove(array[
  case when b.value_id is null then 'added' when a.value_id is null then 'removed' end,
  case when a.status <> b.status then case a.status when 'ARCHIVE' then 'archived' else 'restored' end end,
  case when (a.name_ru, a.name_en) <> (b.name_ru, b.name_en) then 'renamed' end,
  case when a.value_id is not null and b.value_id is not null
    and a.parent_value_id is distinct from b.parent_value_id then 'moved' end,
  case when a.seq <> b.seq then 'reordered' end], null)`

const both = sql.join(
  columns.flatMap((column) =>
    ['b', 'a'].map((side) => sql`${sql.ref(`${side}.${column}`)} as ${sql.ref(`${side}_${column}`)}`),
  ),
)

const said = (side: 'a' | 'b'): Sql =>
  sql`(${sql.join(['status', 'name_ru', 'name_en', 'parent_value_id', 'seq'].map((column) => sql.ref(`${side}.${column}`)))})`

/** Rows (kinds, and each column before and after: `b_code`, `a_code`) for what differs between two sets of values. */
const compared = (before: Sql, after: Sql): Sql => sql`
  select ${kinds} as kinds, ${both}
  from (${before}) b full join (${after}) a on a.value_id = b.value_id
  where a.value_id is null or b.value_id is null or ${said('a')} is distinct from ${said('b')}`

/**
 * What differs from a version to a later one, or without `to` to what stands now. Between two versions only what began
 * or ended in one of them is looked at: comparing costs what changed.
 */
export const changesBetween = (dictionaryId: number, from: number, to?: number): Sql => {
  if (to === undefined) return compared(valuesThen(dictionaryId, from), valuesNow(dictionaryId))
  const touched = sql`and v.value_id in (
    select value_id from dictionary_value_past
      where dictionary_id = ${dictionaryId} and from_number > ${from} and from_number <= ${to}
    union select value_id from dictionary_value_past
      where dictionary_id = ${dictionaryId} and until_number > ${from} and until_number <= ${to})`
  return compared(valuesThen(dictionaryId, from, touched), valuesThen(dictionaryId, to, touched))
}

/** A value of the past as it is shown: of columns that begin with `prefix`; its parent by its present name. */
export const shownThen = (prefix: 'b_' | 'a_' | 'v.', locale: 'ru' | 'en'): Sql => {
  const of = (column: (typeof columns)[number]) => sql.ref(`${prefix}${column}`)
  return sql`case when ${of('value_id')} is not null then json_build_object('code', ${of('code')},
    'nameRu', ${of('name_ru')}, 'nameEn', ${of('name_en')}, 'seq', ${of('seq')}, 'status', ${of('status')},
    'parent', coalesce((select ${sql.ref(`p.name_${locale}`)} from dictionary_value p where p.id = ${of('parent_value_id')}),
      ${of('parent_code')})) end`
}
