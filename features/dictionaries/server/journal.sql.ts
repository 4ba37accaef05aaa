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

/** Whether the historical row `v` belongs to a version. */
export const inVersion = (number: number): Sql =>
  sql`v.from_number <= ${number} and (v.until_number is null or v.until_number > ${number})`

/** The values of a dictionary in a version. */
export const valuesThen = (dictionaryId: number, number: number, more: Sql = sql``): Sql => sql`
  select ${listed} from dictionary_value_past v where v.dictionary_id = ${dictionaryId} and ${inVersion(number)} ${more}`

/** The current values of a dictionary. */
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

const comparedColumns = (side: 'a' | 'b'): Sql =>
  sql`(${sql.join(['status', 'name_ru', 'name_en', 'parent_value_id', 'seq'].map((column) => sql.ref(`${side}.${column}`)))})`

/** Differences between two sets of values: the kinds, and each column before and after (`b_code`, `a_code`). */
const compared = (before: Sql, after: Sql): Sql => sql`
  select ${kinds} as kinds, ${both}
  from (${before}) b full join (${after}) a on a.value_id = b.value_id
  where a.value_id is null or b.value_id is null or ${comparedColumns('a')} is distinct from ${comparedColumns('b')}`

/**
 * Differences between a version and a later one, or without `to` the current values. Between two versions only rows
 * that began or ended in that range are compared, so the cost depends on the number of changes.
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

/** JSON of a historical value from columns with the prefix; its parent has its current name. */
export const shownThen = (prefix: 'b_' | 'a_' | 'v.', locale: 'ru' | 'en'): Sql => {
  const of = (column: (typeof columns)[number]) => sql.ref(`${prefix}${column}`)
  return sql`case when ${of('value_id')} is not null then json_build_object('code', ${of('code')},
    'nameRu', ${of('name_ru')}, 'nameEn', ${of('name_en')}, 'seq', ${of('seq')}, 'status', ${of('status')},
    'parent', coalesce((select ${sql.ref(`p.name_${locale}`)} from dictionary_value p where p.id = ${of('parent_value_id')}),
      ${of('parent_code')})) end`
}
