import { sql } from 'kysely'
import { findProject, ownProjects, trackedWork, visibleProjects, projectDetails } from '#features/projects'
import { isMember, isPortalAdministrator, isTeam, type Person } from '#platform/domain/actor.ts'
import type { Db, SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { unsearchedRows, whereOf } from '#platform/server/lists/row-set.ts'

type Reader = { actor: Person }

/**
 * Whether the reader takes part in the work on project `p` in the accelerator: its team, the project's team, its
 * tracker, an administrator.
 */
export const hasPart = (reader: Reader, acceleratorId: number): Sql => {
  const { actor } = reader
  if (isTeam(actor, acceleratorId) || isPortalAdministrator(actor)) return sql`true`
  return sql`(${whereOf(ownProjects, reader, null)}
    or exists (select from ${trackedWork.from} where q.project_id = p.id and ${whereOf(trackedWork, reader, null)}))`
}

/** Projects `p` of the accelerator; pending applications only for those who take part. */
const ofAccelerator = (
  reader: Reader,
  acceleratorId: number,
): Sql => sql`(p.keeper_accelerator_id = ${acceleratorId}
  or exists (select from acceleration_request r where r.project_id = p.id and r.accelerator_id = ${acceleratorId}
    and (r.status = 'ACCEPT' or (r.status = 'NEW' and ${hasPart(reader, acceleratorId)}))))`

/** A programme may hide the profile outside tasks from project members. */
const profileShown = (reader: Reader, acceleratorId: number): Sql =>
  isTeam(reader.actor, acceleratorId)
    ? sql`true`
    : sql`not (${whereOf(ownProjects, reader, null)}
        and exists (select from project_track q join track t on t.id = q.track_id join programme g on g.id = t.programme_id
          where q.project_id = p.id and q.access_status = 'ALLOWED_TO_WORK' and g.hide_project_profile and g.content_status <> 'ARCHIVE'))`

/** The states of a project's applications at an accelerator, and the accelerators where the reader tracks it. */
const readApplications = async (
  db: Db,
  projectId: number,
  { acceleratorId, uid }: { acceleratorId: number; uid: string },
): Promise<{ statuses: string[]; trackedAt: number[] }> => {
  const { rows } = await sql<{ statuses: string[]; trackedAt: number[] }>`
    select array(select r.status from acceleration_request r
        where r.project_id = ${projectId} and r.accelerator_id = ${acceleratorId}) as statuses,
      array(select q.accelerator_id::int from project_track q
        where q.project_id = ${projectId} and q.tracker_uid = ${uid}) as "trackedAt"`.execute(db)
  return rows[0]!
}

/** Projects `p` of an accelerator that the reader may use in a report. */
export const takableProjects = unsearchedRows({
  from: sql`project p`,
  key: sql`p.id`,
  sees: async ({ db, actor }, id, { acceleratorId }) => {
    const project = await findProject(db, id)
    if (!project || !projectDetails.view.allows(actor, project)) return false
    const isOwn = project.memberUids.includes(actor.uid)
    if (isOwn && project.profileHidden && !isTeam(actor, acceleratorId)) return false
    const { statuses, trackedAt } = await readApplications(db, id, { acceleratorId, uid: actor.uid })
    const takesPart =
      isOwn ||
      isTeam(actor, acceleratorId) ||
      isPortalAdministrator(actor) ||
      trackedAt.some((at) => isMember(actor, at, 'TRC', 'TRC_TEAM'))
    return (
      project.keeperId === acceleratorId ||
      statuses.includes('ACCEPT') ||
      (statuses.includes('NEW') && takesPart)
    )
  },
  scope: (ctx: Pick<SignedIn, 'actor'>, { acceleratorId }: { acceleratorId: number }): Sql =>
    sql`(${ofAccelerator(ctx, acceleratorId)} and ${whereOf(visibleProjects, ctx, null)} and ${profileShown(ctx, acceleratorId)})`,
  filters: {},
})
