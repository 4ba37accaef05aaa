import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { isAcceleratorAdmin } from '#platform/domain/actor.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { listKeptProjects } from '../contract/kept-projects.endpoints.ts'
import { projectKeeping } from '../domain/project.policy.ts'
import { projectLogoUrl } from './project-logo-url.ts'
import { keptProjects } from './projects.row-set.ts'
import { projectChangedAt } from './said-in-profile.sql.ts'

type Row = ResponseOf<typeof listKeptProjects>['items'][number]

const keptRows: RowSource<Omit<Row, 'actions'> & { keeperId: number }, Row, SignedIn> = {
  from: keptProjects.from,
  key: keptProjects.key,
  columns: () => sql`
    p.id, p.serial_number as "serialNumber", p.name, p.summary, ${projectLogoUrl} as "logoUrl",
    p.created_at as "createdAt", ${projectChangedAt} as "updatedAt", p.keeper_accelerator_id as "keeperId",
    (select count(*)::int from project_track q
      where q.project_id = p.id and q.access_status <> 'TRANSFERRED') as "tracksCount",
    (select count(*)::int from acceleration_request r where r.project_id = p.id and r.status = 'NEW') as "openRequestsCount",
    (select count(*)::int from team_invitation i where i.project_id = p.id
      and i.status in ('SENT', 'REGISTER_WAITING', 'REGISTERED') and i.expires_at > now()) as "invitationsCount",
    (select count(*)::int from project_join_request j
      where j.project_id = p.id and j.status = 'CONSIDERATION') as "joinRequestsCount"`,
  row: ({ keeperId, ...row }, { actor }) => ({
    ...row,
    actions: isAcceleratorAdmin(actor, keeperId) ? ['edit', 'delete'] : ['edit'],
  }),
}

/** Projects that an accelerator manages: corresponds to `project.edit` for its team. */
export const listKeptProjectsQuery = listOf(listKeptProjects, {
  load: async (_ctx, { headers }) => ({ acceleratorId: headers['accelerator-id'] }),
  authorize: projectKeeping.list,
  rows: keptRows,
  ...keptProjects,
  sortings: () => ({ CREATE_DATE: sql`p.created_at`, NAME: sql`lower(p.name)`, SERIAL_NUMBER: sql`p.id` }),
})
