import { sql } from 'kysely'
import type { z } from 'zod'
import { portalPolicy } from '#platform/domain/policy.ts'
import type { Db } from '#platform/server/context.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { todayIn } from '#platform/server/sql.ts'
import { getPortalFigures } from '../contract/portal-figures.endpoints.ts'
import { cachedAnswer } from './cached-answer.ts'

type Figures = z.output<typeof getPortalFigures.response>

/** One pass over the participations: their counters are maintained, so no tasks are counted here. */
const count = async (db: Db): Promise<Figures> => {
  const { rows } = await sql<Figures>`
    select
      (select count(*)::int from accelerator where approval = 'COORDINATED') as accelerators,
      (select count(*)::int
        from track t join programme p on p.id = t.programme_id join accelerator a on a.id = t.accelerator_id
        where t.content_status = 'PUBLISHED' and p.content_status = 'PUBLISHED'
          and t.access_status = 'ALLOWED_TO_WORK' and a.approval = 'COORDINATED'
          and (t.request_type = 'CONTINUOUS' or exists (
            select from stream s where s.stream_schedule_id = t.stream_schedule_id
              and s.period @> ${todayIn(sql`a.time_zone`)}))) as "openTracks",
      q.projects as "projectsInWork", q.accepted as "tasksAccepted"
    from (
      select count(*) filter (where access_status = 'ALLOWED_TO_WORK')::int as projects,
        coalesce(sum(tasks_accepted), 0)::int as accepted
      from project_track
    ) q`.execute(db)
  return rows[0]!
}

const minute = 60_000

/** Figures of the start page, counted at most once a minute per process. */
export const portalFiguresQuery = () => {
  const figures = cachedAnswer<Figures>(minute)
  return query({
    endpoint: getPortalFigures,
    load: nothing,
    authorize: portalPolicy.visit,
    run: (ctx) => figures(ctx.now, () => count(ctx.db)),
  })
}
