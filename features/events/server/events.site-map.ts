import { sql } from 'kysely'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { isNumberKey, type SiteMapSource } from '#platform/server/site-map/site-map-source.ts'
import { isAhead } from './public-events.sql.ts'

export const eventPages: SiteMapSource = {
  name: 'events',
  from: sql`held_event e`,
  scope: isAhead,
  key: sql`e.id`,
  isKey: isNumberKey,
  page: (id) => linkTo('/details/event', { id }),
}
