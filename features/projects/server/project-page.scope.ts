import { sql, type RawBuilder } from 'kysely'
import { isPortalAdministrator, type Actor, type MemberRole, type Person } from '#platform/domain/actor.ts'
import { isAmong } from '#platform/server/sql.ts'
import { worksForAccelerators } from '../domain/project-details.policy.ts'

const acceleratorsAs = (person: Person, ...roles: MemberRole[]): number[] =>
  person.memberships
    .filter((membership) => membership.roles.some((role) => roles.includes(role)))
    .map(({ acceleratorId }) => acceleratorId)

/** The list twin of `projectDetails.view`, over rows `p`: the projects whose page the actor may open. */
export const projectPageScope = (actor: Actor): RawBuilder<boolean> => {
  if (isPortalAdministrator(actor)) return sql`true`
  const published = sql`p.publication_status = 'PUBLISHED'`
  if (actor.kind === 'guest') return sql`(${published} and p.access_level = 'ALL')`
  const { uid } = actor
  const levels = worksForAccelerators(actor) ? sql`true` : sql`p.access_level <> 'ACCELERATOR_TEAM'`
  return sql`((${published} and ${levels})
    or p.id in (select project_id from project_member where person_uid = ${uid})
    or p.id in (select r.project_id from acceleration_request r
      where r.status in ('NEW', 'ACCEPT') and ${isAmong(sql`r.accelerator_id`, acceleratorsAs(actor, 'ACC', 'TRC_TEAM'))})
    or p.id in (select q.project_id from project_track q
      where q.tracker_uid = ${uid} and ${isAmong(sql`q.accelerator_id`, acceleratorsAs(actor, 'TRC', 'TRC_TEAM'))}))`
}
