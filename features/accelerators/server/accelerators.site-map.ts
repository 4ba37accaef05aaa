import { sql } from 'kysely'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { isNumberKey, type SiteMapSource } from '#platform/server/site-map/site-map-source.ts'
import { isShown } from './showcase-accelerators.sql.ts'

export const acceleratorPages: SiteMapSource = {
  name: 'accelerators',
  from: sql`accelerator a`,
  scope: isShown,
  key: sql`a.id`,
  isKey: isNumberKey,
  page: (id) => linkTo('/details/accelerator', { id }),
}
