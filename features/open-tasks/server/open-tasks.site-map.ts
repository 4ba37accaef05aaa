import { sql } from 'kysely'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { isNumberKey, type SiteMapSource } from '#platform/server/site-map/site-map-source.ts'
import { isShown } from './public-open-tasks.sql.ts'

export const openTaskPages: SiteMapSource = {
  name: 'open-tasks',
  from: sql`open_task t`,
  scope: isShown,
  key: sql`t.id`,
  isKey: isNumberKey,
  page: (id) => linkTo('/details/open-task', { id }),
}
