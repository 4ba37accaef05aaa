import { sql } from 'kysely'
import {
  acceleratorsAs,
  isPortalAdministrator,
  isTeam,
  type Actor,
  type Person,
} from '#platform/domain/actor.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { rowSet, whereOf } from '#platform/server/lists/row-set.ts'
import { isAmong } from '#platform/server/sql.ts'
import { projectDetails } from '../domain/project-details.policy.ts'
import { keeps, projectKeeping, projects } from '../domain/project.policy.ts'
import { worksForAccelerators } from '../domain/works-for-accelerators.rules.ts'
import { projectMatches, projectsFoundBy } from './found-projects.sql.ts'
import { findProject, isPublicly } from './project.repository.ts'
import { trackedWork } from './tracked-work.row-set.ts'

const rows = { from: sql`project p`, key: sql`p.id`, search: { matches: projectMatches } }

/** A set that may be large, searched by the indexes of projects. */
const indexed = {
  ...rows,
  search: { findIds: projectsFoundBy, idColumn: sql`p.id`, matches: projectMatches },
}

/** The account as a founder only: what it sees as an accelerator's staff is in other sets. */
const asFounder = (actor: Person): Person => ({ ...actor, roles: ['INI'], memberships: [] })

/** Projects `p` that the reader leads or belongs to: a few dozen, scanned. */
export const ownProjects = rowSet({
  ...rows,
  sees: async ({ db, actor }, id) => {
    const facts = await findProject(db, id)
    return facts !== undefined && projects.edit.allows(asFounder(actor), facts)
  },
  scope: ({ actor: { uid } }: { actor: Pick<Person, 'uid'> }): Sql =>
    sql`p.id in (select project_id from project_member where person_uid = ${uid})`,
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

/**
 * Projects `p` that the reader works on as a founder, or in the team of an accelerator that manages them, works with
 * them or decides on their application. Evaluated per project: `in (...)` made the database read all applications of an
 * accelerator for a page of sixteen rows.
 */
export const sharedProjects = rowSet({
  ...indexed,
  // Without trackers and administrators of the portal, whose projects are in `visibleProjects`.
  sees: async ({ db, actor }, id) => {
    const facts = await findProject(db, id)
    return facts !== undefined && projects.view.allows({ ...actor, roles: [] }, { ...facts, trackerUids: [] })
  },
  scope: ({ actor }: { actor: Person }): Sql => {
    const teams = acceleratorsAs(actor, 'ACC', 'TRC_TEAM')
    return sql`(exists (select from project_member m where m.project_id = p.id and m.person_uid = ${actor.uid})
      or ${isAmong(sql`p.keeper_accelerator_id`, teams)}
      or exists (select from acceleration_request r where r.project_id = p.id and r.status in ('NEW', 'ACCEPT')
        and ${isAmong(sql`r.accelerator_id`, teams)}))`
  },
  filters: {},
})

/** Projects `p` whose page the reader may open; also for guests. */
export const visibleProjects = rowSet({
  ...indexed,
  sees: async ({ db, actor }, id) => {
    const facts = await findProject(db, id)
    return facts !== undefined && projectDetails.view.allows(actor, facts)
  },
  scope: ({ actor }: { actor: Actor }): Sql => {
    if (isPortalAdministrator(actor)) return sql`true`
    const published = sql`p.publication_status = 'PUBLISHED'`
    if (actor.kind === 'guest') return sql`(${published} and p.access_level = 'ALL' and ${isPublicly})`
    const levels = worksForAccelerators(actor) ? sql`true` : sql`p.access_level <> 'ACCELERATOR_TEAM'`
    return sql`((${published} and ${levels}) or ${whereOf(sharedProjects, { actor }, null)}
      or exists (select from ${trackedWork.from} where q.project_id = p.id and ${whereOf(trackedWork, { actor }, null)}))`
  },
  filters: {},
})

/** Projects `p` the contact details of whose team the reader may see at an accelerator (ADR 27). */
export const contactableProjects = rowSet({
  ...indexed,
  sees: async ({ db, actor }, id, { acceleratorId }) => {
    const facts = await findProject(db, id)
    if (!facts) return false
    const contactAcceleratorIds = facts.contactAcceleratorIds.filter(
      (consented) => consented === acceleratorId,
    )
    return projects.seeContacts.allows(actor, { ...facts, contactAcceleratorIds })
  },
  scope: ({ actor }: SignedIn, { acceleratorId }: { acceleratorId: number }): Sql => {
    if (isPortalAdministrator(actor)) return sql`true`
    const consented = sql`exists (select from contact_access c where c.project_id = p.id
      and c.accelerator_id = ${acceleratorId})`
    return sql`(${whereOf(ownProjects, { actor }, null)}
      or exists (select from ${trackedWork.from} where q.project_id = p.id and ${whereOf(trackedWork, { actor }, null)})
      ${isTeam(actor, acceleratorId) ? sql`or ${consented}` : sql``})`
  },
  filters: {},
})
