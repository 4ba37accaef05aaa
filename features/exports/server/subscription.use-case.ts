import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { invalid } from '#platform/domain/product-error.ts'
import { deleteRow } from '#platform/server/delete-row.ts'
import { useCase } from '#platform/server/handler.ts'
import { hasPeriod } from '../contract/days-of-list.ts'
import {
  createSubscription,
  deleteSubscription,
  leaveSubscription,
} from '../contract/subscription.endpoints.ts'
import { subscriptions } from '../domain/subscription.policy.ts'
import { subscriptionLimits } from '../domain/subscriptions.ts'
import { tableOf } from './list-cells.ts'
import { requireReadableOn } from './list-pages.ts'
import type { ExportSettings } from './settings.ts'
import { findSubscription, readAddressable, readToday } from './subscription.repository.ts'

/**
 * Subscribes people to a list with the caller's current view. Errors that the list would report now, on the days of the
 * period, are returned immediately. Errors: `NOT_IN_LIST` for people the caller may not send files to, `TOO_MANY` for too
 * many subscriptions.
 */
export const createSubscriptionUseCase = ({ find }: ExportSettings) =>
  useCase({
    endpoint: createSubscription,
    load: async (_ctx, { body }) => find(body.list),
    authorize: portalPolicy.signIn,
    prepare: async (ctx, { body, headers }, known) => {
      if (body.period !== null && !hasPeriod(known.list)) throw invalid({ period: 'NOT_IN_LIST' })
      tableOf(known, { ...body, locale: ctx.locale, links: null })
      const acceleratorId = headers['accelerator-id'] ?? null
      const today = await readToday(ctx.db, acceleratorId, body.timeZone)
      await requireReadableOn({ ...ctx, acceleratorId }, known, body, today)
    },
    run: async (ctx, { body: { weekday, clock, personUids, ...request }, headers }) => {
      const { uid } = ctx.actor
      const acceleratorId = headers['accelerator-id'] ?? null
      const people = [...new Set(personUids)]
      const addressable = new Set(
        (await readAddressable(ctx.db, ctx.actor, acceleratorId)).map((person) => person.uid),
      )
      if (people.some((person) => !addressable.has(person))) throw invalid({ personUids: 'NOT_IN_LIST' })
      await sql`select pg_advisory_xact_lock(hashtext('list-subscription'), hashtext(${uid}))`.execute(ctx.db)
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from list_subscription where owner_uid = ${uid}`.execute(ctx.db)
      if (rows[0]!.n >= subscriptionLimits.perPerson) throw invalid({ personUids: 'TOO_MANY' })
      const { id } = await ctx.db
        .insertInto('list_subscription')
        .values({
          owner_uid: uid,
          list: request.list,
          asked: JSON.stringify(request),
          accelerator_id: acceleratorId,
          weekday,
          clock,
          time_zone: request.timeZone,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await ctx.db
        .insertInto('list_subscriber')
        .values(people.map((person) => ({ subscription_id: id, person_uid: person })))
        .execute()
      return { id }
    },
  })

export const deleteSubscriptionUseCase = useCase({
  endpoint: deleteSubscription,
  load: (ctx, { body }) => findSubscription(ctx.db, body.subscriptionId),
  authorize: subscriptions.delete,
  run: async (ctx, _input, { id }) => {
    await deleteRow(ctx.db, 'list_subscription', id)
    return undefined
  },
})

export const leaveSubscriptionUseCase = useCase({
  endpoint: leaveSubscription,
  load: (ctx, { body }) => findSubscription(ctx.db, body.subscriptionId),
  authorize: subscriptions.leave,
  run: async (ctx, _input, { id }) => {
    await sql`
      delete from list_subscriber where subscription_id = ${id} and person_uid = ${ctx.actor.uid}`.execute(
      ctx.db,
    )
    return undefined
  },
})
