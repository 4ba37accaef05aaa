import { sql } from 'kysely'
import { findProjects, projectDetails } from '#features/projects'
import { acceleratorsAs, hasRole, type Person } from '#platform/domain/actor.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { isAmong } from '#platform/server/sql.ts'
import { mayOrderForThemselves, ownOrders, type OwnOrderFacts } from '../../domain/expert-job.policy.ts'

/** What an investor or mentor may order for a project. */
export type Offer = OwnOrderFacts & {
  project: { id: number; name: string }
  accelerator: { id: number; name: string } | null
  tasks: { id: number; name: string }[]
}

type Host = { projectId: number; id: number; name: string; tasks: Offer['tasks'] }

/**
 * The accelerator `a` takes orders of the actor, who is not in its team, works with the project of the participation
 * `q`, in whose team the actor is not either, and shows it in its own showcase.
 */
export const offeredIn = (actor: Person): Sql => sql`(a.expert_outside_orders
  and ${hasRole(actor, 'INV') ? sql`true` : sql`a.id = any(${acceleratorsAs(actor, 'MNT')}::bigint[])`}
  and a.id <> all(${acceleratorsAs(actor, 'ACC', 'TRC_TEAM')}::bigint[])
  and q.accelerator_id = a.id and q.access_status = 'ALLOWED_TO_WORK'
  and exists (select from project_publication u
    where u.project_id = q.project_id and u.accelerator_id = a.id and u.status = 'PUBLISHED')
  and not exists (select from project_member m where m.project_id = q.project_id and m.person_uid = ${actor.uid}))`

/**
 * For each project the accelerator that takes such orders: of several, the one with the latest start. Its tasks await
 * a decision.
 */
const readHosts = async (
  { db, actor }: SignedIn,
  projectIds: readonly number[],
): Promise<Map<number, Host>> => {
  const { rows } = await sql<Host>`
    select h.*, coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name) order by s.id) from (
        select w.id, k.name from project_track o join project_trackpoint w on w.project_track_id = o.id
          join trackpoint k on k.id = w.trackpoint_id
        where o.project_id = h."projectId" and o.accelerator_id = h.id and o.access_status = 'ALLOWED_TO_WORK'
          and w.state = 'DONE_CODE' order by w.id limit 50) s), '[]') as tasks
    from (select distinct on (q.project_id) q.project_id as "projectId", a.id, a.name
      from project_track q join accelerator a on ${offeredIn(actor)}
      where ${isAmong(sql`q.project_id`, projectIds)} order by q.project_id, q.id desc) h`.execute(db)
  return new Map(rows.map((host) => [host.projectId, host]))
}

/** Loads what the actor may order for several projects; undefined if one of them does not exist. */
export const findOffers = async (
  ctx: SignedIn,
  projectIds: readonly number[],
): Promise<Offer[] | undefined> => {
  const uniqueIds = [...new Set(projectIds)]
  const [found, hosts] = await Promise.all([findProjects(ctx.db, uniqueIds), readHosts(ctx, uniqueIds)])
  const projects = new Map(found.map((project) => [project.id, project]))
  const offers = uniqueIds.flatMap((id): Offer[] => {
    const project = projects.get(id)
    const host = hosts.get(id)
    return project
      ? [
          {
            project: { id, name: project.name },
            seen: projectDetails.view.allows(ctx.actor, project),
            memberUids: project.memberUids,
            acceleratorId: host?.id ?? null,
            accelerator: host ? { id: host.id, name: host.name } : null,
            tasks: host?.tasks ?? [],
          },
        ]
      : []
  })
  return offers.length === uniqueIds.length ? offers : undefined
}

/** Loads what the actor may order for a project for themselves. */
export const findOffer = async (ctx: SignedIn, projectId: number): Promise<Offer | undefined> =>
  (await findOffers(ctx, [projectId]))?.[0]

/** Those of the projects for which the actor may order. */
export const orderable = async (ctx: SignedIn, projectIds: readonly number[]): Promise<Set<number>> => {
  const offers = mayOrderForThemselves(ctx.actor) ? ((await findOffers(ctx, projectIds)) ?? []) : []
  return new Set(
    offers.filter((offer) => ownOrders.order.allows(ctx.actor, offer)).map(({ project }) => project.id),
  )
}

/** The same for the projects of these tasks. */
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

/** The accelerator of allowed offers. */
export const hostOf = ([offer]: readonly Offer[]): number => {
  if (!offer || offer.acceleratorId === null) throw new Error('no accelerator takes orders of these projects')
  return offer.acceleratorId
}
