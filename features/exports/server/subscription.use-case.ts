import { sql } from 'kysely'
import { loadPerson } from '#features/identity'
import { portalPolicy } from '#platform/domain/policy.ts'
import { invalid, notFound, ProductError } from '#platform/domain/product-error.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { deleteRow } from '#platform/server/delete-row.ts'
import { useCase } from '#platform/server/handler.ts'
import { hasPeriod } from '../contract/days-of-list.ts'
import type { ExportRequest } from '../contract/export.schemas.ts'
import {
  createSubscription,
  deleteSubscription,
  leaveSubscription,
  resumeSubscription,
} from '../contract/subscription.endpoints.ts'
import { subscriptions } from '../domain/subscription.policy.ts'
import { subscriptionLimits } from '../domain/subscriptions.ts'
import { programmeOf } from './export.repository.ts'
import type { KnownList } from './known-lists.ts'
import { tableOf } from './list-cells.ts'
import { requireReadableOn } from './list-pages.ts'
import type { ExportSettings } from './settings.ts'
import { findSubscription, readRecipients, readToday } from './subscription.repository.ts'

/** Throws `RECIPIENT_CANNOT_READ` if a sponsor may not read the list. */
const requireReadableFor = async (
  ctx: SignedIn,
  uid: string,
  known: KnownList,
  request: ExportRequest,
  today: string,
): Promise<void> => {
  const actor = await loadPerson(ctx.db, uid)
  if (!actor) throw invalid({ personUids: 'RECIPIENT_CANNOT_READ' })
  try {
    await requireReadableOn({ ...ctx, actor, acceleratorId: null }, known, request, today)
  } catch (error) {
    if (error instanceof ProductError) throw invalid({ personUids: 'RECIPIENT_CANNOT_READ' })
    throw error
  }
}

/** Checks the same for those of the recipients who are sponsors; members learn it from their files. */
const requireReadableForSponsors = async (
  ctx: SignedIn,
  people: readonly { uid: string; isSponsor: boolean }[],
  known: KnownList,
  request: ExportRequest,
  today: string,
): Promise<void> => {
  const sponsors = people.filter(({ isSponsor }) => isSponsor)
  await Promise.all(sponsors.map(({ uid }) => requireReadableFor(ctx, uid, known, request, today)))
}

/**
 * Subscribes people to a list with the caller's current view. Errors that the list would report now, on the days of the
 * period, are returned immediately. Errors: `NOT_IN_LIST` for people the caller may not send files to,
 * `RECIPIENT_CANNOT_READ` for sponsors who may not read the list, `TOO_MANY` for too many subscriptions.
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
      const people = await readRecipients(
        ctx.db,
        ctx.actor,
        { acceleratorId, programmeId: programmeOf(body.search) },
        body.personUids,
      )
      if (people.length < new Set(body.personUids).size) throw invalid({ personUids: 'NOT_IN_LIST' })
      await requireReadableForSponsors(ctx, people, known, body, today)
    },
    run: async (ctx, { body: { weekday, clock, personUids, ...request }, headers }) => {
      const { uid } = ctx.actor
      const acceleratorId = headers['accelerator-id'] ?? null
      const people = [...new Set(personUids)]
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

/** Resumes a paused subscription. Errors: those of the list with the new filters. */
export const resumeSubscriptionUseCase = ({ find }: ExportSettings) =>
  useCase({
    endpoint: resumeSubscription,
    load: (ctx, { body }) => findSubscription(ctx.db, body.subscriptionId),
    authorize: subscriptions.resume,
    prepare: async (ctx, { body: { search, columns } }, { request: stored, acceleratorId, personUids }) => {
      const known = find(stored.list)
      if (!known) throw notFound()
      const request = { ...stored, search, columns }
      tableOf(known, { ...request, locale: ctx.locale, links: null })
      const today = await readToday(ctx.db, acceleratorId, stored.timeZone)
      await requireReadableOn({ ...ctx, acceleratorId }, known, request, today)
      const place = { acceleratorId, programmeId: programmeOf(search) }
      const people = await readRecipients(ctx.db, ctx.actor, place, personUids)
      await requireReadableForSponsors(ctx, people, known, request, today)
    },
    run: async (ctx, { body: { search, columns } }, { id }) => {
      await sql`
        update list_subscription set asked = asked || ${JSON.stringify({ search, columns })}::jsonb, fault = null, resumed_at = now()
        where id = ${id} and fault is not null`.execute(ctx.db)
      return undefined
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
