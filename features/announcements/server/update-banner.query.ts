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
      with planned as (
        select *, exists (select from maintenance_shown s where s.notice_id = n.id and s.person_uid = ${uid}::uuid
          and s.shown_at < now() - make_interval(secs => ${togetherSeconds})) as is_shown
        from maintenance_notice n
        where status = 'PLANNED' and ends_at > now() and starts_at < now() + make_interval(hours => ${warningHours})
      )
      select id, to_char(starts_at at time zone time_zone, 'YYYY-MM-DD') as "updateDate",
        to_char(starts_at at time zone time_zone, 'HH24:MI') as "updateStartTime",
        to_char(ends_at at time zone time_zone, 'HH24:MI') as "updateEndTime", time_zone as "timeZone", mode,
        is_shown as "isShown", (select json_agg(id order by id) from planned) as planned
      from planned
      order by is_shown, case mode when 'CLOSED' then 0 when 'READ_ONLY' then 1 else 2 end, starts_at, id limit 1`.execute(
      db,
    )
    return rows[0] ?? null
  },
})
