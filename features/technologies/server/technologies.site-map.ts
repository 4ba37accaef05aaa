import { sql } from 'kysely'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { isNumberKey, type SiteMapSource } from '#platform/server/site-map/site-map-source.ts'

export const technologyPages: SiteMapSource = {
  name: 'technologies',
  from: sql`technology t`,
  scope: sql`t.status = 'ACTIVE'`,
  key: sql`t.id`,
  isKey: isNumberKey,
  page: (id) => linkTo('/details/technology', { id }),
}
