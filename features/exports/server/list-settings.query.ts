import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { getListSettings } from '../contract/list-setting.endpoints.ts'
import { listSettingLimits } from '../domain/list-settings.ts'

type Setting = ResponseOf<typeof getListSettings>['lists'][number]

/** `GET /list-setting/get`: the caller's own. */
export const getListSettingsQuery = query({
  endpoint: getListSettings,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async ({ db, actor }) => {
    const { rows } = await sql<Setting>`
      select list_id as list, views, shown from list_setting
      where person_uid = ${actor.uid} order by list_id limit ${sql.lit(listSettingLimits.lists)}`.execute(db)
    return { lists: rows }
  },
})
