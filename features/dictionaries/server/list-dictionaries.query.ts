import { sql } from 'kysely'
import type { z } from 'zod'
import { nothing } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { listDictionaries } from '../contract/dictionary.endpoints.ts'
import type { dictionaryRow } from '../contract/dictionary.schemas.ts'
import { dictionaries } from '../domain/dictionary.policy.ts'

type Row = z.output<typeof dictionaryRow>

/** Dictionaries `d` below others `p`. */
export const dictionaryRows: RowSource<Row, Row> = {
  from: sql`dictionary d left join dictionary p on p.id = d.parent_id
    cross join lateral (
      select (select count(*)::int from dictionary_value v where v.dictionary_id = d.id) as total,
        (select count(*)::int from dictionary_value v where v.dictionary_id = d.id and v.status = 'ARCHIVE') as archived
    ) n`,
  key: sql`d.id`,
  columns: ({ locale }) => {
    const name = (alias: string) => sql.ref(`${alias}.name_${locale}`)
    return sql`
    d.id, d.code, ${name('d')} as name, d.name_ru as "nameRu", d.name_en as "nameEn", d.built_in as "builtIn",
      case when p.id is not null then json_build_object('id', p.id, 'code', p.code, 'name', ${name('p')}) end as parent,
      (select j.name from dictionary_version j where j.dictionary_id = d.id order by j.number desc limit 1) as version,
      d.updated_at as "updatedAt", n.total - n.archived as "valuesCount", n.archived as "archivedCount"`
  },
  row: (row) => row,
}

/** All dictionaries, found by the names of both languages and by code. */
export const listDictionariesQuery = listOf(listDictionaries, {
  load: nothing,
  authorize: dictionaries.look,
  rows: dictionaryRows,
  scope: () => sql`true`,
  sortings: ({ locale }) => ({
    NAME: sql`d.${sql.ref(`name_${locale}`)} collate ${sql.id(`${locale}-x-icu`)}`,
    CODE: sql`d.code`,
    UPDATE_DATE: sql`d.updated_at`,
    VALUES: sql`n.total - n.archived`,
  }),
  filters: { linkedOnly: (only) => (only ? sql`p.id is not null` : sql`true`) },
  search: {
    // A link is found by the name of either.
    text: (_ctx, { linkedOnly }) => sql`concat_ws(' ', d.name_ru, d.name_en, d.code
      ${linkedOnly ? sql`, p.name_ru, p.name_en, p.code` : sql``})`,
  },
})
