import { sql, type RawBuilder } from 'kysely'

const columns = sql`value_id, code, name_ru, name_en, parent_code, seq, status`

/** The values of a dictionary as they were in a version. */
export const valuesThen = (dictionaryId: number, number: number): RawBuilder<unknown> => sql`
  select ${columns} from dictionary_value_past where dictionary_id = ${dictionaryId} and from_number <= ${number}
    and (until_number is null or until_number > ${number})`

/** The values of a dictionary as they are. */
export const valuesNow = (dictionaryId: number): RawBuilder<unknown> => sql`
  select v.id as value_id, v.code, v.name_ru, v.name_en, p.code as parent_code, v.seq, v.status
  from dictionary_value v left join dictionary_value p on p.id = v.parent_value_id
  where v.dictionary_id = ${dictionaryId}`

const shown = (alias: 'b' | 'a') => {
  const of = (column: string) => sql.ref(`${alias}.${column}`)
  return sql`case when ${of('value_id')} is not null then json_build_object('code', ${of('code')}, 'nameRu', ${of('name_ru')},
    'nameEn', ${of('name_en')}, 'parentCode', ${of('parent_code')}, 'seq', ${of('seq')}, 'status', ${of('status')}) end`
}

/** Rows (value_id, kind, code, before, after) for what differs between two sets of values. */
export const changesBetween = (
  before: RawBuilder<unknown>,
  after: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  select coalesce(a.value_id, b.value_id) as value_id, coalesce(a.code, b.code) as code,
    case when b.value_id is null then 'added' when a.value_id is null then 'removed'
      when a.status <> b.status then case a.status when 'ARCHIVE' then 'archived' else 'restored' end
      else 'changed' end as kind, ${shown('b')} as before, ${shown('a')} as after
  from (${before}) b full join (${after}) a on a.value_id = b.value_id
  where a.value_id is null or b.value_id is null
    or (a.code, a.name_ru, a.name_en, a.parent_code, a.seq, a.status)
      is distinct from (b.code, b.name_ru, b.name_en, b.parent_code, b.seq, b.status)`
