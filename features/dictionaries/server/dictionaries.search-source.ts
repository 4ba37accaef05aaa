import { sql } from 'kysely'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { ofNothing } from '#platform/server/ask-sources.ts'
import { searchSource } from '#platform/server/search/search-source.ts'
import { dictionaries } from '../domain/dictionary.policy.ts'
import { allDictionaries } from './dictionaries.row-set.ts'

/** Dictionaries for the global search; only for administrators, because others have no page to open. */
export const dictionarySource = searchSource<unknown, { id: number }>({
  name: 'dictionaries',
  kind: 'dictionary',
  of: ofNothing,
  authorize: dictionaries.keep,
  ...allDictionaries,
  search: sql`concat_ws(' ', d.name_ru, d.name_en, d.code)`,
  order: sql`d.code`,
  title: ({ locale }) => sql`d.${sql.ref(`name_${locale}`)}`,
  context: sql`d.code`,
  columns: () => sql`d.id`,
  link: ({ id }) => linkTo('/admin/dictionaries/details', { id }),
})
