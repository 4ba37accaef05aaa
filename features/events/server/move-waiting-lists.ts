import { sql } from 'kysely'
import { system } from '#platform/domain/actor.ts'
import { stillThere } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { transition } from '#platform/server/transition.ts'
import { eventGuestMachine } from '../domain/guest.machine.ts'
import { eventInvitationMachine } from '../domain/invitation.machine.ts'
import type { InvitationMove } from '../domain/states.ts'
import { findGuest } from './guest.repository.ts'
import { findInvitation } from './invitation.repository.ts'
import { isHostActive, takesGuests } from './public-events.sql.ts'

/** The job that offers places that came free to who waits. */
export const moveWaitingListsJob = 'move-waiting-lists'

/** Moves a project's place in nobody's name: the portal keeps the waiting list. */
const moveByItself = async (
  db: Db,
  action: InvitationMove,
  id: number,
  set: Record<string, unknown>,
): Promise<void> => {
  const one = stillThere(await findInvitation(db, id))
  await transition({ db, actor: system }, eventInvitationMachine, action, {
    id,
    acceleratorId: one.acceleratorId,
    facts: async () => stillThere(await findInvitation(db, id)),
    set: { ...set, changed_at: new Date().toISOString() },
  })
  await announceChanges(db, ['event'], {
    people: [...one.memberUids, ...(one.personUid === null ? [] : [one.personUid])],
    accelerators: one.acceleratorId === null ? [] : [one.acceleratorId],
  })
}

type Waiting = { id: number; seats: number }

/** Takes back the places whose term is over. */
const lapse = async (db: Db, eventId: number): Promise<void> => {
  const { rows } = await sql<Waiting>`
    select i.id, i.seats from event_invitation i where i.event_id = ${eventId} and i.status = 'OFFERED'
      and i.answer_by <= now() order by i.id`.execute(db)
  for (const { id } of rows) await moveByItself(db, 'lapse', id, { answer_by: null })
}

type Free = { free: number | null; until: string; isOpen: boolean }

type First = Waiting & { isGuest: boolean }

/** First in the waiting list, which teams and guests share. */
const readFirst = (db: Db, eventId: number) =>
  sql<First>`
  select * from (
    (select i.id, i.seats, i.queued_at, false as "isGuest" from event_invitation i
      where i.event_id = ${eventId} and i.status = 'WAITING' order by i.queued_at, i.id limit 1)
    union all
    (select g.id, 1, g.queued_at, true from event_guest g join held_event e on e.id = g.event_id
      where g.event_id = ${eventId} and ${takesGuests} and g.status = 'WAITING' order by g.queued_at, g.id limit 1)
  ) w order by w.queued_at, w."isGuest", w.id limit 1`.execute(db)

/** Gives a guest the place: who cannot come any more gives it back by the link of the email. */
const promote = async (db: Db, id: number): Promise<void> => {
  const one = stillThere(await findGuest(db, id))
  await transition({ db, actor: system }, eventGuestMachine, 'promote', {
    id,
    acceleratorId: one.acceleratorId,
    facts: async () => stillThere(await findGuest(db, id)),
    set: { queued_at: null, changed_at: new Date().toISOString() },
  })
  await announceChanges(db, ['event'], {
    people: one.personUid === null ? [] : [one.personUid],
    accelerators: one.acceleratorId === null ? [] : [one.acceleratorId],
  })
}

/**
 * Gives free places to who waits, in the order of the waiting list. A team of several is offered all its places or waits: nobody
 * behind it is put before it.
 */
const offer = async (db: Db, eventId: number): Promise<void> => {
  for (;;) {
    const [event, next] = await Promise.all([
      sql<Free>`select e.capacity - e.taken as free, e.status = 'PUBLISHED' and e.starts_at > now() and ${isHostActive} as "isOpen",
          least(now() + make_interval(hours => e.answer_hours), e.starts_at) as until
        from held_event e where e.id = ${eventId}`.execute(db),
      readFirst(db, eventId),
    ])
    const [found, first] = [event.rows[0], next.rows[0]]
    if (!found?.isOpen || !first || (found.free !== null && found.free < first.seats)) return
    if (first.isGuest) await promote(db, first.id)
    else await moveByItself(db, 'offer', first.id, { answer_by: found.until })
  }
}

/** Moves the waiting list of one event, behind the lock of its row. */
export const moveWaitingList = async (db: Db, eventId: number): Promise<void> => {
  await sql`select from held_event e where e.id = ${eventId} for no key update`.execute(db)
  await lapse(db, eventId)
  await offer(db, eventId)
}
