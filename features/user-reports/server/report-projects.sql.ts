import { sql, type RawBuilder } from 'kysely'
import { projectPageScope as readableProjects } from '#features/projects'
import { isTeam, type Actor } from '#platform/domain/actor.ts'
import { displayName } from '#platform/server/sql.ts'

/** Who leads project `p`, by `u`; empty while an accelerator keeps it. */
export const wholeLeaderName = sql<string>`coalesce(${displayName('u')}, '')`

const ofAccelerator = (
  acceleratorId: number,
): RawBuilder<boolean> => sql`(p.keeper_accelerator_id = ${acceleratorId}
  or exists (select from acceleration_request r where r.project_id = p.id and r.accelerator_id = ${acceleratorId}
    and r.status in ('NEW', 'ACCEPT')))`

/** A programme hides the profile from who only fills it in, in its tasks. */
const profileShown = (actor: Actor, acceleratorId: number): RawBuilder<boolean> =>
  isTeam(actor, acceleratorId) || actor.kind !== 'person'
    ? sql`true`
    : sql`not (exists (select from project_member m where m.project_id = p.id and m.person_uid = ${actor.uid})
        and exists (select from project_track q join track t on t.id = q.track_id join programme g on g.id = t.programme_id
          where q.project_id = p.id and q.access_status = 'ALLOWED_TO_WORK' and g.hide_project_profile and g.content_status <> 'ARCHIVE'))`

/** Projects `p` of an accelerator that a report may be made of by the actor. */
export const takableProjects = (actor: Actor, acceleratorId: number): RawBuilder<boolean> =>
  sql`(${ofAccelerator(acceleratorId)} and ${readableProjects(actor)} and ${profileShown(actor, acceleratorId)})`
