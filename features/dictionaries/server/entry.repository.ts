import { sql } from 'kysely'
import type { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import type { dictionaryEntry } from '../contract/dictionary.schemas.ts'
import { valueName } from './value.sql.ts'

/** A value as administrators see it. */
export type DictionaryEntry = z.output<typeof dictionaryEntry>

/** Row source of values with their parents. */
export const entryRows: RowSource<DictionaryEntry, DictionaryEntry, Pick<Context, 'db' | 'locale'>> = {
  from: sql`dictionary_value v`,
  key: sql`v.id`,
  columns: ({
    locale,
  }) => sql`v.id, v.code, ${valueName('v', locale)} as name, v.name_ru as "nameRu", v.name_en as "nameEn", v.seq, v.status,
    case when p.id is not null then json_build_object('id', p.id, 'name', ${valueName('p', locale)},
      'dictionary', pd.code) end as parent,
    array['edit', case v.status when 'ACTIVE' then 'archive' else 'restore' end, 'delete'] as actions`,
  joins: sql`left join dictionary_value p on p.id = v.parent_value_id left join dictionary pd on pd.id = p.dictionary_id`,
}
