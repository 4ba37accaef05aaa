import { sql } from 'kysely'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { isNumberKey, type SiteMapSource } from '#platform/server/site-map/site-map-source.ts'

/** Pages of projects that everybody may read. */
export const projectPages: SiteMapSource = {
  name: 'projects',
  from: sql`shown_project s`,
  scope: sql`s.leads and s.reach = 0`,
  key: sql`s.project_id`,
  isKey: isNumberKey,
  page: (id) => linkTo('/details/project-details', { id }),
}
