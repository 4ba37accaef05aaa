import { sql } from 'kysely'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { ofNothing } from '#platform/server/ask-sources.ts'
import { searchSource } from '#platform/server/search/search-source.ts'
import { technologies } from '../domain/technology.machine.ts'
import { allTechnologies } from './technologies.row-set.ts'

/** Technologies for the global search; only for administrators, others use the public pages. */
export const technologySource = searchSource<unknown, { id: number }>({
  name: 'technologies',
  kind: 'technology',
  of: ofNothing,
  authorize: technologies.view,
  ...allTechnologies,
  order: sql`t.code`,
  title: ({ locale }) => sql`t.${sql.ref(`name_${locale}`)}`,
  context: sql`t.code`,
  columns: () => sql`t.id`,
  link: ({ id }) => linkTo('/admin/technologies/details', { id }),
})
