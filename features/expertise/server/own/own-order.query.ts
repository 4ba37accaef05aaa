import { sql } from 'kysely'
import type { z } from 'zod'
import { portalPolicy } from '#platform/domain/policy.ts'
import type { Context } from '#platform/server/context.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { wholeName } from '#platform/server/sql.ts'
import {
  getOwnOrderChoices,
  listExpertsToAsk,
  listOwnExpertJobs,
  previewOwnExpertJobs,
} from '../../contract/own-order.endpoints.ts'
import { conflictsOf, type ProjectNearby } from '../../domain/conflict.rules.ts'
import { expertJobs, ownBatches, ownOrders } from '../../domain/expert-job.policy.ts'
import { readNearby } from '../conflicts/read-conflicts.ts'
import { clientJobs } from '../expert-job.repository.ts'
import { ownJobs } from '../jobs.row-set.ts'
import { experts, isExpertOf, type Choice, type RawExpert } from '../ordering/expert-rows.ts'
import { everyPair, planOrder, shownPlan } from '../ordering/order-plan.ts'
import { requireRoom } from '../ordering/require-room.ts'
import { stateOrder } from '../state-order.sql.ts'
import { withUnread } from '../unread.sql.ts'
import { findOffer, findOffers, findOffersOfTasks, hostOf } from './find-offer.ts'
import { asRequester, requireOffered } from './own-plan.ts'

export const getOwnOrderChoicesQuery = query({
  endpoint: getOwnOrderChoices,
  load: (ctx, { query: { projectId } }) => findOffer(ctx, projectId),
  authorize: ownOrders.view,
  run: async ({ actor }, _input, offer) => {
    // Readers of the project may call it; those who may not order get no details.
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

/** The accelerator's experts for requesters: whether one can be selected, never why not. */
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
    const offers = await findOffers(ctx, projectIds)
    // Without an accelerator that takes the caller's orders there are no experts, and so no conflicts to read.
    const acceleratorId = offers?.[0]?.acceleratorId ?? null
    const nearby =
      acceleratorId === null ? null : await readNearby(ctx.db, projectIds, { acceleratorId, pays: false })
    return offers?.map((offer) => ({ ...offer, nearby: nearby?.get(offer.project.id) ?? null }))
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
  search: wholeName('u'),
})

export const previewOwnExpertJobsQuery = query({
  endpoint: previewOwnExpertJobs,
  load: (ctx, { body: { taskIds } }) => findOffersOfTasks(ctx, taskIds),
  authorize: ownBatches.order,
  run: async (ctx, { body: { taskIds, expertUids, dueOn, replacedId } }, offers) => {
    requireOffered(offers, taskIds)
    await requireRoom(ctx, ctx.actor.uid, taskIds.length * expertUids.length, replacedId)
    const order = { acceleratorId: hostOf(offers), pays: false, pairs: everyPair(taskIds, expertUids), dueOn }
    return shownPlan(
      ctx,
      order,
      planOrder(ctx, order).then((plan) => asRequester(plan, ctx.actor.uid)),
    )
  },
})

/** Jobs that the caller ordered for themselves. */
export const listOwnExpertJobsQuery = listOf(listOwnExpertJobs, {
  load: nothing,
  authorize: portalPolicy.signIn,
  rows: withUnread(clientJobs, { asExpert: false, reads: expertJobs.manage.allows }),
  ...ownJobs,
  sortings: () => ({
    STATE: stateOrder,
    CREATE_DATE: sql`j.id`,
    DUE: sql`coalesce(j.due_on, 'infinity')`,
    SERIAL_NUMBER: sql`j.id`,
    NAME: sql`lower(j.project_name)`,
  }),
})
