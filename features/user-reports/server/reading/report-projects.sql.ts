import { sql, type RawBuilder } from 'kysely'
import { projectPageScope as readableProjects } from '#features/projects'
import { acceleratorsAs, isPortalAdministrator, isTeam, type Actor } from '#platform/domain/actor.ts'
import { displayName, isAmong } from '#platform/server/sql.ts'

/** Name of the leader of project `p`, joined as `u`; empty while an accelerator owns the project. */
export const wholeLeaderName = sql<string>`coalesce(${displayName('u')}, '')`

/**
 * Whether the actor takes part in the work on project `p` in the accelerator: its team, the project's team, its
 * tracker, an administrator.
 */
export const hasPart = (actor: Actor, acceleratorId: number): RawBuilder<boolean> => {
  if (isTeam(actor, acceleratorId) || isPortalAdministrator(actor)) return sql`true`
  if (actor.kind !== 'person') return sql`false`
  return sql`(exists (select from project_member m where m.project_id = p.id and m.person_uid = ${actor.uid})
    or exists (select from project_track q where q.project_id = p.id and q.tracker_uid = ${actor.uid}
      and ${isAmong(sql`q.accelerator_id`, acceleratorsAs(actor, 'TRC', 'TRC_TEAM'))}))`
}

/** Projects `p` of the accelerator; pending applications only for those who take part. */
const ofAccelerator = (
  actor: Actor,
  acceleratorId: number,
): RawBuilder<boolean> => sql`(p.keeper_accelerator_id = ${acceleratorId}
  or exists (select from acceleration_request r where r.project_id = p.id and r.accelerator_id = ${acceleratorId}
    and (r.status = 'ACCEPT' or (r.status = 'NEW' and ${hasPart(actor, acceleratorId)}))))`

/** A programme may hide the profile outside tasks from project members. */
const profileShown = (actor: Actor, acceleratorId: number): RawBuilder<boolean> =>
  isTeam(actor, acceleratorId) || actor.kind !== 'person'
    ? sql`true`
    : sql`not (exists (select from project_member m where m.project_id = p.id and m.person_uid = ${actor.uid})
        and exists (select from project_track q join track t on t.id = q.track_id join programme g on g.id = t.programme_id
          where q.project_id = p.id and q.access_status = 'ALLOWED_TO_WORK' and g.hide_project_profile and g.content_status <> 'ARCHIVE'))`

/** Projects `p` of an accelerator that the actor may use in a report. */
export const takableProjects = (actor: Actor, acceleratorId: number): RawBuilder<boolean> =>
  sql`(${ofAccelerator(actor, acceleratorId)} and ${readableProjects(actor)} and ${profileShown(actor, acceleratorId)})`
