import { sql } from 'kysely'
import { isPortalAdministrator } from '#platform/domain/actor.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { rowSet } from '#platform/server/lists/row-set.ts'
import { keeps, projectKeeping, projects } from '../domain/project.policy.ts'
import { projectHolds } from './found-projects.sql.ts'
import { ownProjectsScope } from './own-projects.scope.ts'
import { findProject } from './project.repository.ts'

const rows = { from: sql`project p`, key: sql`p.id`, search: { matches: projectHolds } }

/** Projects `p` that the reader leads or belongs to: a few dozen, scanned. */
export const ownProjects = rowSet({
  ...rows,
  // As a founder only: what they see as the accelerator's staff is in `workRows`.
  sees: async ({ db, actor }, id) => {
    const facts = await findProject(db, id)
    return facts !== undefined && projects.edit.allows({ ...actor, roles: ['INI'], memberships: [] }, facts)
  },
  scope: ({ actor }: SignedIn) => ownProjectsScope(actor),
  filters: { stage: (stages: readonly number[]) => sql`p.stage_id = any(${stages})` },
})

/** Projects `p` that an accelerator manages, for its team: a few hundred, scanned. */
export const keptProjects = rowSet({
  ...rows,
  sees: async ({ db, actor }, id, { acceleratorId }) => {
    const facts = await findProject(db, id)
    return facts?.keeperId === acceleratorId && (keeps(actor, facts) || isPortalAdministrator(actor))
  },
  scope: ({ actor }: SignedIn, { acceleratorId }: { acceleratorId: number }) =>
    projectKeeping.list.allows(actor, { acceleratorId })
      ? sql`p.keeper_accelerator_id = ${acceleratorId}`
      : sql`false`,
  filters: {},
})
