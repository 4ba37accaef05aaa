import { sql } from 'kysely'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { isUidKey, type SiteMapSource } from '#platform/server/site-map/site-map-source.ts'
import { showcasePages, type ShowcaseRole } from '../domain/showcase-roles.ts'
import { isShownAs } from './showcase-people.sql.ts'

const pagesOf = (role: ShowcaseRole, name: string): SiteMapSource => ({
  name,
  from: sql`person p`,
  scope: isShownAs(role),
  key: sql`p.uid`,
  isKey: isUidKey,
  page: (uid) => linkTo(showcasePages[role].page, { uid }),
})

/** Pages of public people, by showcase role. */
export const peoplePages: readonly SiteMapSource[] = [
  pagesOf('EXPERT', 'experts'),
  pagesOf('MENTOR', 'mentors'),
  pagesOf('TRACKER', 'trackers'),
]
