import { sql } from 'kysely'
import type { z } from 'zod'
import { portalPolicy } from '#platform/domain/policy.ts'
import { projectsPerPerson } from '#platform/domain/quotas.ts'
import { nothing } from '#platform/server/handler.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { listMyProjects } from '../contract/project.endpoints.ts'
import type { projectRow } from '../contract/project.schemas.ts'
import { countLed } from './count-led.ts'
import { projectHolds } from './found-projects.sql.ts'
import { projectLogoUrl } from './project-logo-url.ts'
import { ownProjectsScope } from './own-projects.scope.ts'
import { projectIndustries, projectStage } from './said-in-profile.sql.ts'

type Row = z.output<typeof projectRow>

const projectRows: RowSource<Omit<Row, 'actions'>, Row, SignedIn> = {
  from: sql`project p`,
  key: sql`p.id`,
  columns: ({ actor, locale }) => sql`
    p.id, p.serial_number as "serialNumber", p.name, p.summary,
    ${projectStage(locale)} as stage, ${projectIndustries(locale)} as industries, ${projectLogoUrl} as "logoUrl",
    p.publication_status as "publicationStatus", p.created_at as "createdAt", p.updated_at as "updatedAt",
    p.leader_uid = ${actor.uid} as owner,
    (select count(*)::int from project_member m where m.project_id = p.id) as "membersCount",
    (select count(*)::int from project_track q
      where q.project_id = p.id and q.access_status <> 'TRANSFERRED') as "tracksCount",
    (select count(*)::int from acceleration_request r where r.project_id = p.id and r.status = 'NEW') as "openRequestsCount"`,
  row: (row) => ({ ...row, actions: row.owner ? ['edit', 'apply', 'delete'] : ['edit'] }),
}

/** Projects the caller leads or belongs to: corresponds to `project.edit` for founders. */
export const listMyProjectsQuery = listOf(listMyProjects, {
  load: nothing,
  authorize: portalPolicy.signIn,
  rows: projectRows,
  scope: ({ actor }) => ownProjectsScope(actor),
  sortings: () => ({ CREATE_DATE: sql`p.created_at`, NAME: sql`lower(p.name)`, SERIAL_NUMBER: sql`p.id` }),
  filters: { stage: (stages) => sql`p.stage_id = any(${stages})` },
  search: { matches: projectHolds },
  more: async ({ db, actor }) => ({
    led: await countLed(db, actor.uid),
    maxLed: projectsPerPerson,
  }),
})
