import { sql } from 'kysely'
import type { z } from 'zod'
import { portalPolicy } from '#platform/domain/policy.ts'
import { projectsPerPerson } from '#platform/domain/quotas.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { nothing } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { deadlineJson } from '#platform/server/sql.ts'
import { listMyProjects } from '../contract/project.endpoints.ts'
import type { projectRow } from '../contract/project.schemas.ts'
import { countLed } from './count-led.ts'
import { projectLogoUrl } from './project-logo-url.ts'
import { ownProjects } from './projects.row-set.ts'
import { projectChangedAt, projectIndustries, projectStage } from './said-in-profile.sql.ts'

type Row = z.output<typeof projectRow>

/** Current tasks `w` of project `p` on its active tracks. */
const currentTasks = sql`project_track q join accelerator a on a.id = q.accelerator_id
  join lateral (select e.trackpoint_id, e.due_on from project_trackpoint e
    where e.project_track_id = q.id and e.state <> 'ACCEPT_CODE' order by e.seq limit 1) w on true
  where q.project_id = p.id and q.access_status = 'ALLOWED_TO_WORK'`

const projectRows: RowSource<Omit<Row, 'actions'>, Row, SignedIn> = {
  from: ownProjects.from,
  key: ownProjects.key,
  columns: ({ actor, locale }) => sql`
    p.id, p.serial_number as "serialNumber", p.name, p.summary,
    ${projectStage(locale)} as stage, ${projectIndustries(locale)} as industries, ${projectLogoUrl} as "logoUrl",
    p.publication_status as "publicationStatus", p.created_at as "createdAt", ${projectChangedAt} as "updatedAt",
    p.leader_uid = ${actor.uid} as owner,
    (select count(*)::int from project_member m where m.project_id = p.id) as "membersCount",
    (select count(*)::int from project_track q
      where q.project_id = p.id and q.access_status <> 'TRANSFERRED') as "tracksCount",
    (select count(*)::int from acceleration_request r where r.project_id = p.id and r.status = 'NEW') as "openRequestsCount",
    (select json_build_object('track', t.name, 'task', k.name, 'due', c.due) from (
        select q.track_id, w.trackpoint_id, ${deadlineJson(sql`w.due_on`, sql`a.time_zone`)} as due
        from ${currentTasks} order by w.due_on nulls last, q.id limit 1) c
      join track t on t.id = c.track_id join trackpoint k on k.id = c.trackpoint_id) as current`,
  row: (row) => ({ ...row, actions: row.owner ? ['edit', 'apply', 'delete'] : ['edit'] }),
}

/** Projects the caller leads or belongs to: corresponds to `project.edit` for founders. */
export const listMyProjectsQuery = listOf(listMyProjects, {
  load: nothing,
  authorize: portalPolicy.signIn,
  rows: projectRows,
  ...ownProjects,
  sortings: () => ({
    // Projects without a due date come last, the newest of them first.
    DUE: sql`coalesce((select extract(epoch from min(w.due_on)) from ${currentTasks}),
      1e12 - extract(epoch from p.created_at))::numeric`,
    CREATE_DATE: sql`p.created_at`,
    NAME: sql`lower(p.name)`,
    SERIAL_NUMBER: sql`p.id`,
  }),
  more: async ({ db, actor }) => ({
    led: await countLed(db, actor.uid),
    maxLed: projectsPerPerson,
  }),
})
