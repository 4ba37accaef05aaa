import { sql } from 'kysely'
import { projectLogoUrl, visibleProjects } from '#features/projects'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { nothing } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson } from '#platform/server/sql.ts'
import { listAdminProjects } from '../contract/admin-projects.endpoints.ts'
import { portalCare } from '../domain/administration.policy.ts'

type Row = ResponseOf<typeof listAdminProjects>['items'][number]

const works = sql`exists (select from project_track q where q.project_id = p.id and q.access_status <> 'TRANSFERRED')`
const applied = sql`exists (select from acceleration_request r where r.project_id = p.id and r.status = 'NEW')`

const standing = sql`case when p.keeper_accelerator_id is not null then 'KEPT' when ${works} then 'WORKING'
  when ${applied} then 'APPLIED' else 'FREE' end`

const projectRows: RowSource<Omit<Row, 'actions'>, Row, SignedIn> = {
  from: sql`project p left join person l on l.uid = p.leader_uid`,
  key: sql`p.id`,
  columns: () => sql`
    p.id, p.serial_number as "serialNumber", p.name, p.summary, ${projectLogoUrl} as "logoUrl",
    ${personRefJson('l')} as leader, l.email as "leaderEmail", ${standing} as standing,
    p.publication_status as "publicationStatus", p.created_at as "createdAt", p.updated_at as "updatedAt",
    coalesce((select json_agg(json_build_object('id', a.id, 'name', a.name) order by lower(a.name), a.id)
      from accelerator a where a.id = p.keeper_accelerator_id
        or a.id in (select q.accelerator_id from project_track q where q.project_id = p.id)
        or a.id in (select r.accelerator_id from acceleration_request r
          where r.project_id = p.id and r.status in ('NEW', 'ACCEPT'))), '[]'::json) as accelerators,
    (select count(*)::int from project_member m where m.project_id = p.id) as "membersCount",
    (select count(*)::int from project_track q
      where q.project_id = p.id and q.access_status <> 'TRANSFERRED') as "tracksCount"`,
  // The portal's administrators may give any project to another leader (`projects.giveLead`).
  row: (row, { actor }) => ({
    ...row,
    actions: ['open', ...(portalCare.act.allows(actor, null) ? (['giveLead'] as const) : [])],
  }),
}

/** All projects; each row opens the page that administrators see of a project. */
export const listAdminProjectsQuery = listOf(listAdminProjects, {
  load: nothing,
  authorize: portalCare.look,
  rows: projectRows,
  scope: () => sql`true`,
  sortings: () => ({ CREATE_DATE: sql`p.created_at`, NAME: sql`lower(p.name)`, SERIAL_NUMBER: sql`p.id` }),
  filters: {
    standing: (standings) => sql`${standing} = any(${standings})`,
    publication: (states) => sql`p.publication_status = any(${states})`,
    acceleratorId: (id) => sql`p.id in (
      select k.id from project k where k.keeper_accelerator_id = ${id}
      union all select q.project_id from project_track q where q.accelerator_id = ${id}
      union all select r.project_id from acceleration_request r
        where r.accelerator_id = ${id} and r.status in ('NEW', 'ACCEPT'))`,
  },
  perRow: ['standing'],
  search: visibleProjects.search,
})
