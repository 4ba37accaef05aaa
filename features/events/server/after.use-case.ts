import { sql } from 'kysely'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { dayIn } from '#platform/domain/deadline.ts'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import * as contract from '../contract/after.endpoints.ts'
import { eventInvitations } from '../domain/event.machine.ts'
import { maxFollowUps } from '../domain/limits.ts'
import { findByFollowUp, readAfterEvent } from './after.repository.ts'
import { findInvitation, lockInvitation, type InvitationSubject } from './invitation.repository.ts'

/** Errors: `EVENT_NOT_BEGUN` before the doors open, `STATE_CHANGED` for a team that does not come. */
const requireHeld = ({ hasBegun, status }: InvitationSubject): void => {
  if (!hasBegun) throw new ProductError('EVENT_NOT_BEGUN')
  if (status !== 'ACCEPTED' && status !== 'ATTENDED' && status !== 'MISSED')
    throw new ProductError('STATE_CHANGED', { state: status })
}

type Rated = { side: 'TEAM' | 'HOST'; rating: number; words: string }

const rate = async (ctx: SignedIn, one: InvitationSubject, { side, rating, words }: Rated) => {
  requireHeld(one)
  await sql`
    insert into event_feedback (invitation_id, side, rating, words, by_uid, at)
    values (${one.id}, ${side}, ${rating}, ${words}, ${ctx.actor.uid}, ${ctx.now})
    on conflict (invitation_id, side) do update set rating = excluded.rating, words = excluded.words,
      by_uid = excluded.by_uid, at = excluded.at`.execute(ctx.db)
  return readAfterEvent(ctx, one.id)
}

export const rateEventUseCase = useCase({
  endpoint: contract.rateEvent,
  load: (ctx, { body }) => findInvitation(ctx.db, body.id),
  authorize: eventInvitations.answer,
  run: async (ctx, { body: { rating, words } }, one) => {
    if (one.status === 'MISSED') throw new ProductError('STATE_CHANGED', { state: one.status })
    return rate(ctx, one, { side: 'TEAM', rating, words })
  },
})

export const rateEventTeamUseCase = useCase({
  endpoint: contract.rateEventTeam,
  load: (ctx, { body }) => findInvitation(ctx.db, body.id),
  authorize: eventInvitations.manage,
  run: (ctx, { body: { rating, words } }, one) => rate(ctx, one, { side: 'HOST', rating, words }),
})

/** Today by the clock of the event. */
const todayAt = async ({ db, now }: SignedIn, eventId: number): Promise<string> => {
  const { timeZone } = await db
    .selectFrom('held_event')
    .select('time_zone as timeZone')
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow()
  return dayIn(timeZone, now.getTime())
}

export const addEventFollowUpUseCase = useCase({
  endpoint: contract.addEventFollowUp,
  load: (ctx, { body }) => lockInvitation(ctx, body.id),
  authorize: eventInvitations.manage,
  run: async (ctx, { body: { step, dueOn } }, one) => {
    requireHeld(one)
    if (dueOn < (await todayAt(ctx, one.eventId))) throw invalid({ dueOn: 'DATE_IN_PAST' })
    const { n } = await ctx.db
      .selectFrom('event_follow_up')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('invitation_id', '=', one.id)
      .executeTakeFirstOrThrow()
    if (n >= maxFollowUps) throw new ProductError('EVENT_LIMIT', { count: maxFollowUps })
    await ctx.db
      .insertInto('event_follow_up')
      .values({ invitation_id: one.id, step, due_on: dueOn, created_by: ctx.actor.uid })
      .execute()
    return readAfterEvent(ctx, one.id)
  },
})

const record = (ctx: SignedIn, one: InvitationSubject, action: AuditAction) =>
  audit(ctx, {
    acceleratorId: one.acceleratorId,
    subject: 'event_invitation',
    subjectId: one.id,
    action,
  })

export const completeEventFollowUpUseCase = useCase({
  endpoint: contract.completeEventFollowUp,
  load: (ctx, { body }) => findByFollowUp(ctx.db, body.followUpId),
  authorize: eventInvitations.manage,
  run: async (ctx, { body: { followUpId } }, one) => {
    const { numUpdatedRows } = await ctx.db
      .updateTable('event_follow_up')
      .set({ done_at: ctx.now.toISOString() })
      .where('id', '=', followUpId)
      .where('done_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await record(ctx, one, 'completeFollowUp')
    return readAfterEvent(ctx, one.id)
  },
})

export const removeEventFollowUpUseCase = useCase({
  endpoint: contract.removeEventFollowUp,
  load: (ctx, { body }) => findByFollowUp(ctx.db, body.followUpId),
  authorize: eventInvitations.manage,
  run: async (ctx, { body: { followUpId } }, one) => {
    await ctx.db.deleteFrom('event_follow_up').where('id', '=', followUpId).execute()
    await record(ctx, one, 'removeFollowUp')
    return readAfterEvent(ctx, one.id)
  },
})
