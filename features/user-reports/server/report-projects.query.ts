import { sql } from 'kysely'
import type { z } from 'zod'
import { isPortalAdministrator, isTeam, acceleratorsAs } from '#platform/domain/actor.ts'
import { query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { isAmong } from '#platform/server/sql.ts'
import { getReportTasks, listReportProjects } from '../contract/make-report.endpoints.ts'
import type { reportProject } from '../contract/user-report.schemas.ts'
import { userReports } from '../domain/user-report.policy.ts'
import { hasPart, takableProjects, wholeLeaderName } from './reading/report-projects.sql.ts'
import { findReport } from './user-report.repository.ts'

type ProjectRow = z.output<typeof reportProject>

export const listReportProjectsQuery = listOf(listReportProjects, {
  load: (ctx, { query: { userReportId } }) => findReport(ctx.db, userReportId),
  authorize: userReports.run,
  rows: ({ actor }, { acceleratorId }) => ({
    from: sql`project p`,
    key: sql`p.id`,
    columns: () => sql<ProjectRow>`
      p.id, p.name, case when ${hasPart(actor, acceleratorId)} then ${wholeLeaderName} else '' end as leader,
      coalesce(w.track, '') as track, w.day`,
    joins: sql`left join person u on u.uid = p.leader_uid
      left join lateral (select t.name as track, to_char(r.created_at, 'YYYY-MM-DD') as day
        from acceleration_request r join track t on t.id = r.track_id
        where r.project_id = p.id and r.accelerator_id = ${acceleratorId} and r.status in ('NEW', 'ACCEPT')
          and ${hasPart(actor, acceleratorId)}
        order by r.id desc limit 1) w on true`,
    row: (row: ProjectRow) => row,
  }),
  scope: ({ actor }, { acceleratorId }, { taskId, taskState }) =>
    taskId === undefined
      ? takableProjects(actor, acceleratorId)
      : sql`(${takableProjects(actor, acceleratorId)} and ${hasPart(actor, acceleratorId)} and exists (
          select from project_trackpoint d join project_track q on q.id = d.project_track_id
          where q.project_id = p.id and q.accelerator_id = ${acceleratorId} and d.trackpoint_id = ${taskId}
            and ${taskState === undefined ? sql`true` : sql`d.state = ${taskState}`}))`,
  sortings: () => ({ NAME: sql`lower(p.name)`, CREATE_DATE: sql`p.id` }),
  filters: {},
  search: { text: () => sql`p.name` },
})

const mostTasks = 500

export const getReportTasksQuery = query({
  endpoint: getReportTasks,
  load: (ctx, { query: { userReportId } }) => findReport(ctx.db, userReportId),
  authorize: userReports.run,
  run: async ({ db, actor }, _input, { acceleratorId }) => {
    const sees =
      isTeam(actor, acceleratorId) || isPortalAdministrator(actor)
        ? sql`true`
        : // Others choose among the tasks of projects that they work with.
          sql`exists (select from project_trackpoint d join project_track q on q.id = d.project_track_id
            where d.trackpoint_id = n.id and (
              exists (select from project_member m where m.project_id = q.project_id and m.person_uid = ${actor.uid})
              or (q.tracker_uid = ${actor.uid} and ${isAmong(sql`q.accelerator_id`, acceleratorsAs(actor, 'TRC', 'TRC_TEAM'))})))`
    const { rows } = await sql<{ id: number; name: string; track: string }>`
      select n.id, n.name, t.name as track from trackpoint n join track t on t.id = n.track_id
      where n.accelerator_id = ${acceleratorId} and ${sees}
        and exists (select from project_trackpoint d where d.trackpoint_id = n.id)
      order by lower(t.name), t.id, n.seq, n.id limit ${sql.lit(mostTasks)}`.execute(db)
    return { items: rows }
  },
})
