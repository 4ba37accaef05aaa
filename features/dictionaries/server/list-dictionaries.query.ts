import { sql } from 'kysely'
import { nothing } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { listDictionaries } from '../contract/dictionary.endpoints.ts'
import { dictionaries } from '../domain/dictionary.policy.ts'
import { allDictionaries } from './dictionaries.row-set.ts'
import { dictionaryRows } from './dictionary.repository.ts'

/** All dictionaries, searched by code and by the names in both languages. */
export const listDictionariesQuery = listOf(listDictionaries, {
  load: nothing,
  authorize: dictionaries.look,
  rows: dictionaryRows,
  ...allDictionaries,
  search: {
    text: (_ctx, { linkedOnly }) => sql`concat_ws(' ', d.name_ru, d.name_en, d.code
      ${linkedOnly ? sql`, p.name_ru, p.name_en, p.code` : sql``})`,
  },
  sortings: ({ locale }) => ({
    NAME: sql`d.${sql.ref(`name_${locale}`)} collate ${sql.id(`${locale}-x-icu`)}`,
    CODE: sql`d.code`,
    UPDATE_DATE: sql`d.updated_at`,
    VALUES: sql`n.total - n.archived`,
  }),
})
