import { sql } from 'kysely'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { isNumberKey, type SiteMapSource } from '#platform/server/site-map/site-map-source.ts'
import { isPublished } from './public-programme.sql.ts'

export const programmePages: SiteMapSource = {
  name: 'programmes',
  from: sql`programme p join accelerator a on a.id = p.accelerator_id`,
  scope: isPublished,
  key: sql`p.id`,
  isKey: isNumberKey,
  page: (id) => linkTo('/details/accelerator-program', { id }),
}

/** Pages of tracks, while they are published. */
export const trackPages: SiteMapSource = {
  name: 'tracks',
  from: sql`track t join programme p on p.id = t.programme_id join accelerator a on a.id = t.accelerator_id`,
  scope: sql`t.content_status = 'PUBLISHED' and ${isPublished}`,
  key: sql`t.id`,
  isKey: isNumberKey,
  page: (id) => linkTo('/details/accelerator-program-track', { id }),
}
