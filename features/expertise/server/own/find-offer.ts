import { sql } from 'kysely'
import { findProject, projectDetails } from '#features/projects'
import { acceleratorsAs, hasRole } from '#platform/domain/actor.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { OwnOrderFacts } from '../../domain/expert-job.policy.ts'

/** What an investor or mentor may order of a project. */
export type Offer = OwnOrderFacts & {
  project: { id: number; name: string }
  accelerator: { id: number; name: string } | null
  tasks: { id: number; name: string }[]
}

type Host = { id: number; name: string; tasks: Offer['tasks'] }

/**
 * The accelerator that works with the project, shows it in a showcase of its own and takes such orders of the actor: of several the
 * one that began last. Its tasks wait for a decision.
 */
const readHost = async ({ db, actor }: SignedIn, projectId: number): Promise<Host | undefined> => {
  const mine = hasRole(actor, 'INV')
    ? sql`true`
    : sql`a.id = any(${acceleratorsAs(actor, 'MNT', 'ACC', 'TRC_TEAM')}::bigint[])`
  const { rows } = await sql<Host>`
    select a.id, a.name, coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name) order by s.id) from (
        select w.id, k.name from project_track o join project_trackpoint w on w.project_track_id = o.id
          join trackpoint k on k.id = w.trackpoint_id
        where o.project_id = ${projectId} and o.accelerator_id = a.id and o.access_status = 'ALLOWED_TO_WORK'
          and w.state = 'DONE_CODE' order by w.id limit 50) s), '[]') as tasks
    from accelerator a join project_track q on q.accelerator_id = a.id and q.project_id = ${projectId}
      and q.access_status = 'ALLOWED_TO_WORK'
    where a.expert_outside_orders and ${mine} and exists (select from project_publication u
      where u.project_id = ${projectId} and u.accelerator_id = a.id and u.status = 'PUBLISHED')
    order by q.id desc limit 1`.execute(db)
  return rows[0]
}

/** Loads what the actor may order of a project for themselves. */
export const findOffer = async (ctx: SignedIn, projectId: number): Promise<Offer | undefined> => {
  const [project, host] = await Promise.all([findProject(ctx.db, projectId), readHost(ctx, projectId)])
  if (!project) return undefined
  return {
    project: { id: project.id, name: project.name },
    seen: projectDetails.view.allows(ctx.actor, project),
    memberUids: project.memberUids,
    acceleratorId: host?.id ?? null,
    accelerator: host ? { id: host.id, name: host.name } : null,
    tasks: host?.tasks ?? [],
  }
}

/** Loads what the actor may order of several projects; nothing when one of them is not known. */
export const findOffers = async (
  ctx: SignedIn,
  projectIds: readonly number[],
): Promise<Offer[] | undefined> => {
  const offers = await Promise.all([...new Set(projectIds)].map((id) => findOffer(ctx, id)))
  return offers.every((offer) => offer !== undefined) ? offers : undefined
}

/** The same of the projects that these tasks belong to. */
export const findOffersOfTasks = async (
  ctx: SignedIn,
  taskIds: readonly number[],
): Promise<Offer[] | undefined> => {
  const { rows } = await sql<{ projectId: number; tasks: number }>`
    select o.project_id as "projectId", count(*)::int as tasks from project_trackpoint w
      join project_track o on o.id = w.project_track_id where w.id = any(${[...taskIds]}) group by 1`.execute(
    ctx.db,
  )
  const known = rows.reduce((sum, { tasks }) => sum + tasks, 0)
  return known === taskIds.length
    ? findOffers(
        ctx,
        rows.map(({ projectId }) => projectId),
      )
    : undefined
}

/** The accelerator of offers that were allowed. */
export const hostOf = ([offer]: readonly Offer[]): number => {
  if (!offer || offer.acceleratorId === null) throw new Error('no accelerator takes orders of these projects')
  return offer.acceleratorId
}
