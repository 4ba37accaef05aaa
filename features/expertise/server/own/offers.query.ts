import { sql } from 'kysely'
import { isOpenReview } from '#features/participations'
import { projectMatches } from '#features/projects'
import { portalPolicy } from '#platform/domain/policy.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { listOwnOffers } from '../../contract/own-order.endpoints.ts'
import { ownOrders } from '../../domain/expert-job.policy.ts'
import { readConflicts } from '../conflicts/read-conflicts.ts'
import { isExpertAtWork } from '../ordering/expert-rows.ts'
import { findOffers, offeredIn, type Offer } from './find-offer.ts'

/** Maximum number of projects offered at once: the user finds others by name. */
const maxOffers = 20

type OffersQuery = { typed: string; acceleratorId: number | null }

/** Candidate projects, to be checked by `findOffer`: shown where orders are taken, with a task in review. */
const findCandidates = async ({ db, actor }: SignedIn, { typed, acceleratorId }: OffersQuery) => {
  const { rows } = await sql<{ id: number }>`
    select p.id from project p
    where p.id in (select q.project_id from accelerator a join project_track q on ${offeredIn(actor)}
        where ${acceleratorId === null ? sql`true` : sql`a.id = ${acceleratorId}`}
          and exists (select from project_trackpoint w where w.project_track_id = q.id and w.state = 'DONE_CODE'))
      and ${typed === '' ? sql`true` : projectMatches(typed)}
    order by lower(p.name), p.id limit ${sql.lit(maxOffers + 1)}`.execute(db)
  return rows.map(({ id }) => id)
}

type Reviewer = { acceleratorId: number; expertUid: string }

/** An expert of the directory, in one accelerator. */
const findReviewer = async ({ db }: SignedIn, id: number): Promise<Reviewer | undefined> => {
  const { rows } = await sql<Reviewer>`
    select h.accelerator_id as "acceleratorId", h.person_uid as "expertUid"
    from counted_membership h join person u on u.uid = h.person_uid where h.id = ${id} and ${isExpertAtWork}`.execute(
    db,
  )
  return rows[0]
}

/** Those of the tasks that the expert is already requested to review, by any client. */
const readOrdered = async ({ db }: SignedIn, taskIds: readonly number[], expertUid: string) => {
  const { rows } = await sql<{ taskId: number }>`
    select j.task_id as "taskId" from expert_job j
    where j.task_id = any(${[...taskIds]}::bigint[]) and j.expert_uid = ${expertUid} and ${isOpenReview}`.execute(
    db,
  )
  return new Set(rows.map(({ taskId }) => taskId))
}

/** Tasks of an offer that the expert may be requested to review; the reasons against others are not disclosed. */
const reviewable = async (ctx: SignedIn, offers: readonly Offer[], reviewer: Reviewer | null) => {
  if (!reviewer) return ({ tasks }: Offer) => tasks
  const { acceleratorId, expertUid } = reviewer
  const projectIds = offers.map(({ project }) => project.id)
  const taskIds = offers.flatMap(({ tasks }) => tasks.map(({ id }) => id))
  const [conflictsOf, ordered] = await Promise.all([
    readConflicts(ctx.db, projectIds, [expertUid], { acceleratorId, pays: false }),
    readOrdered(ctx, taskIds, expertUid),
  ])
  return ({ project, tasks, ...offer }: Offer) =>
    offer.acceleratorId === acceleratorId &&
    expertUid !== ctx.actor.uid &&
    conflictsOf(project.id, expertUid).length === 0
      ? tasks.filter(({ id }) => !ordered.has(id))
      : []
}

/** What may be ordered for the projects that the caller chooses from. */
export const listOwnOffersQuery = query({
  endpoint: listOwnOffers,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx, { query: { findText = '', expertId } }) => {
    const reviewer = expertId === undefined ? null : await findReviewer(ctx, expertId)
    if (reviewer === undefined) return { items: [], more: false }
    const query = { typed: findText.trim(), acceleratorId: reviewer?.acceleratorId ?? null }
    const found = await findCandidates(ctx, query)
    const offers = (await findOffers(ctx, found.slice(0, maxOffers))) ?? []
    const tasksOf = await reviewable(ctx, offers, reviewer)
    return {
      items: offers.flatMap((offer) => {
        const { project, accelerator } = offer
        const tasks = tasksOf(offer)
        const isOffered = tasks.length > 0 && ownOrders.order.allows(ctx.actor, offer)
        return accelerator && isOffered ? [{ project, accelerator, tasks }] : []
      }),
      more: found.length > maxOffers,
    }
  },
})
