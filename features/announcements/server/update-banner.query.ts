import { sql } from 'kysely'
import type { z } from 'zod'
import { portalPolicy } from '#platform/domain/policy.ts'
import { togetherSeconds } from '#platform/domain/shown-together.ts'
import { nothing, query } from '#platform/server/handler.ts'
import type { updateBanner } from '../contract/announcement.schemas.ts'
import { getUpdateBanner } from '../contract/maintenance.endpoints.ts'
import { warningHours } from '../domain/maintenance.rules.ts'

export const getUpdateBannerQuery = query({
  endpoint: getUpdateBanner,
  load: nothing,
  authorize: portalPolicy.visit,
  run: async ({ db, actor }) => {
    const uid = actor.kind === 'person' ? actor.uid : null
    const { rows } = await sql<z.output<typeof updateBanner>>`
      select id, to_char(starts_at at time zone time_zone, 'YYYY-MM-DD') as "updateDate",
        to_char(starts_at at time zone time_zone, 'HH24:MI') as "updateStartTime",
        to_char(ends_at at time zone time_zone, 'HH24:MI') as "updateEndTime", time_zone as "timeZone", mode,
        exists (select from maintenance_shown s where s.notice_id = maintenance_notice.id and s.person_uid = ${uid}::uuid
          and s.shown_at < now() - make_interval(secs => ${togetherSeconds})) as "isShown"
      from maintenance_notice
      where status = 'PLANNED' and ends_at > now() and starts_at < now() + make_interval(hours => ${warningHours})
      order by starts_at, id limit 1`.execute(db)
    return rows[0] ?? null
  },
})
