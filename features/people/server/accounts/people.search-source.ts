import { sql } from 'kysely'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { ofNothing } from '#platform/server/ask-sources.ts'
import { searchSource } from '#platform/server/search/search-source.ts'
import { wholeName } from '#platform/server/sql.ts'
import { peopleLists } from '../../domain/people.policy.ts'
import { registeredPeople } from './people.row-set.ts'

/** Everybody of the portal, for its administrators. */
export const peopleSource = searchSource<unknown, { uid: string }>({
  name: 'people',
  kind: 'person',
  of: ofNothing,
  authorize: peopleLists.look,
  ...registeredPeople,
  sample: sql`person p tablesample system (0.1) repeatable (0)`,
  // Not by name: matches with the same name would be far from the beginning, and the scan long.
  order: sql`p.created_at desc, p.uid`,
  title: () => wholeName('p'),
  context: sql`p.email`,
  columns: () => sql`p.uid`,
  link: ({ uid }) => linkTo('/admin/people', { uid }),
})
