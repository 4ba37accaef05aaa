import { sql } from 'kysely'
import type { z } from 'zod'
import { ownProjects, trackedWork } from '#features/projects'
import { isPortalAdministrator, isTeam } from '#platform/domain/actor.ts'
import { query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { displayName } from '#platform/server/sql.ts'
import { getReportTasks, listReportProjects } from '../contract/make-report.endpoints.ts'
import type { reportProject } from '../contract/user-report.schemas.ts'
import { userReports } from '../domain/user-report.policy.ts'
import { hasPart, takableProjects } from './reading/takable-projects.row-set.ts'
import { findReport } from './user-report.repository.ts'

type ProjectRow = z.output<typeof reportProject>

export const listReportProjectsQuery = listOf(listReportProjects, {
  load: (ctx, { query: { userReportId } }) => findReport(ctx.db, userReportId),
  authorize: userReports.run,
  rows: (ctx, { acceleratorId }) => ({
    from: takableProjects.from,
    key: takableProjects.key,
    columns: () => sql<ProjectRow>`
      p.id, p.name, case when ${hasPart(ctx, acceleratorId)} then coalesce(${displayName('u')}, '') else '' end as leader,
      coalesce(w.track, '') as track, w.day`,
    joins: sql`left join person u on u.uid = p.leader_uid
      left join lateral (select t.name as track, to_char(r.created_at, 'YYYY-MM-DD') as day
        from acceleration_request r join track t on t.id = r.track_id
        where r.project_id = p.id and r.accelerator_id = ${acceleratorId} and r.status in ('NEW', 'ACCEPT')
          and ${hasPart(ctx, acceleratorId)}
        order by r.id desc limit 1) w on true`,
    row: (row: ProjectRow) => row,
  }),
  scope: (ctx, place, { taskId, taskState }) =>
    taskId === undefined
      ? whereOf(takableProjects, ctx, place)
      : sql`(${whereOf(takableProjects, ctx, place)} and ${hasPart(ctx, place.acceleratorId)} and exists (
          select from project_trackpoint d join project_track q on q.id = d.project_track_id
          where q.project_id = p.id and q.accelerator_id = ${place.acceleratorId} and d.trackpoint_id = ${taskId}
            and ${taskState === undefined ? sql`true` : sql`d.state = ${taskState}`}))`,
  sortings: () => ({ NAME: sql`lower(p.name)`, CREATE_DATE: sql`p.id` }),
  search: sql`p.name`,
})

const maxTasks = 500

export const getReportTasksQuery = query({
  endpoint: getReportTasks,
  load: (ctx, { query: { userReportId } }) => findReport(ctx.db, userReportId),
  authorize: userReports.run,
  run: async (ctx, _input, { acceleratorId }) => {
    const { db, actor } = ctx
    const sees =
      isTeam(actor, acceleratorId) || isPortalAdministrator(actor)
        ? sql`true`
        : // Others choose among the tasks of projects that they work with.
          sql`exists (select from project_trackpoint d join project_track q on q.id = d.project_track_id
            join project p on p.id = q.project_id where d.trackpoint_id = n.id
              and (${whereOf(ownProjects, ctx, null)} or ${whereOf(trackedWork, ctx, null)}))`
    const { rows } = await sql<{ id: number; name: string; track: string }>`
      select n.id, n.name, t.name as track from trackpoint n join track t on t.id = n.track_id
      where n.accelerator_id = ${acceleratorId} and ${sees}
        and exists (select from project_trackpoint d where d.trackpoint_id = n.id)
      order by lower(t.name), t.id, n.seq, n.id limit ${sql.lit(maxTasks)}`.execute(db)
    return { items: rows }
  },
})
