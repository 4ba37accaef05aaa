import { sql } from 'kysely'
import { isUidKey, type SiteMapSource } from '#platform/server/site-map/site-map-source.ts'
import type { ShowcaseRole } from '../domain/showcase-roles.ts'
import { isShownAs } from './showcase-people.sql.ts'

const pagesOf = (role: ShowcaseRole, name: string, path: string): SiteMapSource => ({
  name,
  from: sql`person p`,
  scope: isShownAs(role),
  key: sql`p.uid`,
  isKey: isUidKey,
  page: (uid) => `${path}?uid=${uid}`,
})

/** Pages of people who are shown to the world, by what they are shown as. */
export const peoplePages: readonly SiteMapSource[] = [
  pagesOf('EXPERT', 'experts', '/details/expert-details'),
  pagesOf('MENTOR', 'mentors', '/details/mentor-details'),
  pagesOf('TRACKER', 'trackers', '/details/tracker-details'),
]
