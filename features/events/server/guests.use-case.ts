import { sql } from 'kysely'
import { createHash, randomBytes } from 'node:crypto'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { countHit, countVisitor } from '#platform/server/rate-limit.ts'
import { transition, type Locked } from '#platform/server/transition.ts'
import * as contract from '../contract/guest.endpoints.ts'
import { eventGuests, publicEvents } from '../domain/event.machine.ts'
import { eventGuestMachine } from '../domain/guest.machine.ts'
import { guestLimits, maxGuests } from '../domain/limits.ts'
import type { GuestMove } from '../domain/states.ts'
import { lockHeldEvent } from './event.repository.ts'
import { sendGuestLetter } from './guest-letters.ts'
import { lockGuest, readGuest, type GuestSubject } from './guest.repository.ts'
import { moveWaitingListsJob } from './move-waiting-lists.ts'
import { readRegistration } from './read-registration.ts'
import type { EventsSettings } from './settings.ts'

const hashed = (address: string): string =>
  createHash('sha256').update(address.trim().toLowerCase()).digest('base64url')

const countLetter = async ({ db, address }: Context, eventId: number, email: string): Promise<void> => {
  await countVisitor(db, 'event-guest.sender', address, guestLimits.sender)
  await countHit(db, `event-guest.address:${hashed(email)}`, guestLimits.address)
  // Before the portal's: one crowded event must not close the others.
  await countHit(db, `event-guest.event:${eventId}`, guestLimits.event)
  await countHit(db, 'event-guest.portal', guestLimits.portal)
}

type Known = { id: number; status: string }

const findKnown = async (db: Db, eventId: number, email: string): Promise<Known | undefined> => {
  const { rows } = await sql<Known>`
    select g.id, g.status from event_guest g where g.event_id = ${eventId} and lower(g.email) = lower(${email})
    for no key update`.execute(db)
  return rows[0]
}

const requireRoom = async (db: Db, eventId: number): Promise<void> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from event_guest g where g.event_id = ${eventId}`.execute(db)
  if (rows[0]!.n >= maxGuests) throw new ProductError('EVENT_LIMIT', { count: maxGuests })
}

/** Inserts a guest, replacing their cancelled registration if there is one. */
const insert = async (ctx: Context, eventId: number, { name, email }: { name: string; email: string }) => {
  await sql`delete from event_guest g where g.event_id = ${eventId} and lower(g.email) = lower(${email})
    and g.status = 'CANCELLED'`.execute(ctx.db)
  await requireRoom(ctx.db, eventId)
  return ctx.db
    .insertInto('event_guest')
    .values({
      event_id: eventId,
      name,
      email,
      locale: ctx.locale,
      token: randomBytes(32).toString('base64url'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/**
 * Registers a guest, who takes no place until they confirm; a repeated registration sends the link again. The response never
 * reveals whether an email is registered, removed by the hosts, or rejected because a bot filled in the hidden `website` field.
 */
export const registerEventGuestUseCase = (settings: EventsSettings) =>
  useCase({
    endpoint: contract.registerEventGuest,
    load: (ctx, { body }) => lockHeldEvent(ctx, body.eventId),
    authorize: publicEvents.view,
    concerns: () => null,
    // Outside the transaction: a refusal counts as well, but not where no email can be sent.
    prepare: async (ctx, { body: { email, website } }, { id, isOpen, takesGuests }) => {
      if (!website && isOpen && takesGuests) await countLetter(ctx, id, email)
    },
    run: async (ctx, { body: { name, email, website } }, event) => {
      const answer = { sentTo: email, now: settings.mailOn }
      if (website) return answer
      if (!event.isOpen || !event.takesGuests) throw new ProductError('EVENT_CLOSED')
      const known = await findKnown(ctx.db, event.id, email)
      if (known?.status === 'REMOVED') return answer
      const isFresh = !known || known.status === 'CANCELLED'
      const { id } = isFresh ? await insert(ctx, event.id, { name, email }) : known
      await sendGuestLetter(ctx.db, settings, {
        id,
        kind: isFresh || known.status === 'PENDING' ? 'confirm' : 'known',
        dedupeKey: `event-guest:${id}:${ctx.requestId}`,
      })
      return answer
    },
  })

const move = async (
  ctx: Context,
  guest: Locked<GuestSubject>,
  action: GuestMove,
  { reason = '', set = {} }: { reason?: string; set?: Record<string, unknown> } = {},
): Promise<void> => {
  await transition(ctx, eventGuestMachine, action, {
    id: guest.id,
    acceleratorId: guest.acceleratorId,
    facts: guest,
    comment: reason,
    set: { ...set, changed_at: ctx.now.toISOString() },
  })
  if (guest.status === 'CONFIRMED' && (action === 'cancel' || action === 'remove'))
    await enqueue(ctx.db, moveWaitingListsJob, { eventId: guest.eventId })
}

const byToken = (ctx: Context, { body: { token } }: { body: { token: string } }) => lockGuest(ctx, { token })

export const confirmEventGuestUseCase = useCase({
  endpoint: contract.confirmEventGuest,
  load: byToken,
  authorize: eventGuests.answer,
  run: async (ctx, _input, guest) => {
    if (guest.full) await move(ctx, guest, 'queue', { set: { queued_at: ctx.now.toISOString() } })
    else await move(ctx, guest, 'confirm')
    return (after: Context) => readRegistration(after.db, guest.id)
  },
})

export const cancelEventGuestUseCase = useCase({
  endpoint: contract.cancelEventGuest,
  load: byToken,
  authorize: eventGuests.answer,
  run: async (ctx, _input, guest) => {
    await move(ctx, guest, 'cancel', { set: { queued_at: null } })
    return (after: Context) => readRegistration(after.db, guest.id)
  },
})

export const removeEventGuestUseCase = useCase({
  endpoint: contract.removeEventGuest,
  load: (ctx, { body }) => lockGuest(ctx, body),
  authorize: eventGuests.manage,
  run: async (ctx, { body: { reason } }, guest) => {
    await move(ctx, guest, 'remove', { reason, set: { reason, queued_at: null } })
    return (after: Context) => readGuest(after, guest.id)
  },
})

export const markGuestAttendanceUseCase = useCase({
  endpoint: contract.markGuestAttendance,
  load: (ctx, { body }) => lockGuest(ctx, body),
  authorize: eventGuests.manage,
  run: async (ctx, { body: { came } }, guest) => {
    const at = ctx.now.toISOString()
    await move(ctx, guest, came ? 'attend' : 'miss', { set: { marked_at: at, came_at: came ? at : null } })
    return (after: Context) => readGuest(after, guest.id)
  },
})
