import { sql } from 'kysely'
import type { z } from 'zod'
import { projectHolds } from '#features/projects'
import { acceleratorsAs, hasRole } from '#platform/domain/actor.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { wholeName } from '#platform/server/sql.ts'
import {
  getOwnOrderChoices,
  listExpertsToAsk,
  listOwnOffers,
  listOwnExpertJobs,
  previewOwnExpertJobs,
} from '../../contract/own-order.endpoints.ts'
import { conflictsOf, type ProjectNearby } from '../../domain/conflict.rules.ts'
import { expertJobs, ownBatches, ownOrders } from '../../domain/expert-job.policy.ts'
import { toAcceptCondition, unpaidCondition } from '../client/job-conditions.sql.ts'
import { readNearby } from '../conflicts/read-conflicts.ts'
import { clientJobs } from '../expert-job.repository.ts'
import { orderedBy, overdueCondition } from '../expert-job.sql.ts'
import { experts, isExpertOf, type Choice, type RawExpert } from '../ordering/expert-rows.ts'
import { everyPair, planOrder, shownPlan } from '../ordering/order-plan.ts'
import { requireRoom } from '../ordering/require-room.ts'
import { withUnread } from '../unread.sql.ts'
import { findOffer, findOffers, findOffersOfTasks, hostOf } from './find-offer.ts'
import { ownJobsSearch } from './own-jobs.search.ts'
import { asRequester, requireOffered } from './own-plan.ts'

export const getOwnOrderChoicesQuery = query({
  endpoint: getOwnOrderChoices,
  load: (ctx, { query: { projectId } }) => findOffer(ctx, projectId),
  authorize: ownOrders.view,
  run: async ({ actor }, _input, offer) => {
    // Whoever sees the project asks; who may not order is told no more of it.
    const allowed = ownOrders.order.allows(actor, offer)
    const { project, accelerator, tasks } = offer
    return {
      project,
      allowed,
      accelerator: allowed ? accelerator : null,
      tasks: allowed ? tasks : [],
    }
  },
})

type ToAsk = z.output<(typeof listExpertsToAsk)['response']>['items'][number]

/** The most projects that are offered at once: more are found by their name. */
const mostOffers = 20

/** Of these projects some may be ordered of, by what `findOffer` says of each: shown where orders are taken, a task of each in review. */
const findCandidates = async ({ db, actor }: SignedIn, typed: string): Promise<number[]> => {
  const mine = hasRole(actor, 'INV')
    ? sql`true`
    : sql`a.id = any(${acceleratorsAs(actor, 'MNT', 'ACC', 'TRC_TEAM')}::bigint[])`
  const { rows } = await sql<{ id: number }>`
    select p.id from project p
    where p.id in (
        select u.project_id from accelerator a join project_publication u on u.accelerator_id = a.id and u.status = 'PUBLISHED'
          join project_track q on q.accelerator_id = a.id and q.project_id = u.project_id and q.access_status = 'ALLOWED_TO_WORK'
        where a.expert_outside_orders and ${mine}
          and exists (select from project_trackpoint w where w.project_track_id = q.id and w.state = 'DONE_CODE'))
      and not exists (select from project_member m where m.project_id = p.id and m.person_uid = ${actor.uid})
      and ${typed === '' ? sql`true` : projectHolds(typed)}
    order by lower(p.name), p.id limit ${sql.lit(mostOffers + 1)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** What may be ordered of the caller's choice of projects. */
export const listOwnOffersQuery = query({
  endpoint: listOwnOffers,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx, { query: { findText = '' } }) => {
    const found = await findCandidates(ctx, findText.trim())
    const offers = (await findOffers(ctx, found.slice(0, mostOffers))) ?? []
    return {
      items: offers.flatMap((offer) => {
        const { project, accelerator, tasks } = offer
        return accelerator && tasks.length > 0 && ownOrders.order.allows(ctx.actor, offer)
          ? [{ project, accelerator, tasks }]
          : []
      }),
      more: found.length > mostOffers,
    }
  },
})

/** The accelerator's experts as somebody else sees them: whether one can be asked, never why not. */
const toAsk = (
  choice: Choice,
  projects: readonly (ProjectNearby | null)[],
  uid: string,
): RowSource<RawExpert, ToAsk, Context> => ({
  ...experts(choice),
  row: ({ email, company, taxNumber, done: _done, meanDelay: _delay, ordered, ...expert }) => ({
    ...expert,
    possible:
      !ordered &&
      expert.uid !== uid &&
      projects.every(
        (project) =>
          project !== null &&
          conflictsOf(project, { uid: expert.uid, email, company, taxNumber }).length === 0,
      ),
  }),
})

export const listExpertsToAskQuery = listOf(listExpertsToAsk, {
  load: async (ctx, { query: { projectIds } }) => {
    const [offers, nearby] = await Promise.all([findOffers(ctx, projectIds), readNearby(ctx.db, projectIds)])
    return offers?.map((offer) => ({ ...offer, nearby: nearby.get(offer.project.id) ?? null }))
  },
  authorize: ownBatches.order,
  rows: ({ actor }, offers) =>
    toAsk(
      { acceleratorId: hostOf(offers), taskId: null, project: null },
      offers.map(({ nearby }) => nearby),
      actor.uid,
    ),
  scope: (_ctx, offers) => isExpertOf(hostOf(offers)),
  sortings: () => ({ NAME: sql`lower(${wholeName('u')})`, OPEN: sql`n.open` }),
  filters: {},
  search: { text: () => wholeName('u') },
})

export const previewOwnExpertJobsQuery = query({
  endpoint: previewOwnExpertJobs,
  load: (ctx, { body: { taskIds } }) => findOffersOfTasks(ctx, taskIds),
  authorize: ownBatches.order,
  run: async (ctx, { body: { taskIds, expertUids, dueOn } }, offers) => {
    requireOffered(offers, taskIds)
    await requireRoom(ctx, ctx.actor.uid, taskIds.length * expertUids.length)
    const asked = { acceleratorId: hostOf(offers), pairs: everyPair(taskIds, expertUids), dueOn }
    return shownPlan(ctx, asked, asRequester(await planOrder(ctx, asked), ctx.actor.uid))
  },
})

/** What the caller ordered for themselves. */
export const listOwnExpertJobsQuery = listOf(listOwnExpertJobs, {
  load: nothing,
  authorize: portalPolicy.signIn,
  rows: withUnread(clientJobs, { asExpert: false, reads: expertJobs.manage.allows }),
  scope: ({ actor }) => orderedBy(actor),
  sortings: () => ({
    CREATE_DATE: sql`j.id`,
    DUE: sql`coalesce(j.due_on, 'infinity')`,
    SERIAL_NUMBER: sql`j.id`,
    NAME: sql`lower(j.project_name)`,
  }),
  filters: {
    status: (states) => sql`j.status = any(${[...states]})`,
    overdue: (asked) => (asked ? overdueCondition : sql`not ${overdueCondition}`),
    toAccept: (asked) => (asked ? toAcceptCondition : sql`not ${toAcceptCondition}`),
    unpaid: (asked) => (asked ? unpaidCondition : sql`not ${unpaidCondition}`),
    projectId: (id) => sql`j.project_id = ${id}`,
  },
  search: ownJobsSearch,
})
