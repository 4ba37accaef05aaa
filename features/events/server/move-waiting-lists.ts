import { sql } from 'kysely'
import { guest } from '#platform/domain/actor.ts'
import { stillThere } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { transition } from '#platform/server/transition.ts'
import { eventInvitationMachine } from '../domain/invitation.machine.ts'
import type { InvitationMove } from '../domain/states.ts'
import { findInvitation } from './invitation.repository.ts'
import { hostStands } from './public-events.sql.ts'

/** Name of the job that offers freed places to the waiting list. */
export const moveWaitingListsJob = 'move-waiting-lists'

/** Makes a transition of a project as the portal itself. */
const moveByItself = async (
  db: Db,
  action: InvitationMove,
  id: number,
  set: Record<string, unknown>,
): Promise<void> => {
  const one = stillThere(await findInvitation(db, id))
  await transition({ db, actor: guest }, eventInvitationMachine, action, {
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

/** Expires offers whose term is over. */
const lapse = async (db: Db, eventId: number): Promise<void> => {
  const { rows } = await sql<Waiting>`
    select i.id, i.seats from event_invitation i where i.event_id = ${eventId} and i.status = 'OFFERED'
      and i.answer_by <= now() order by i.id`.execute(db)
  for (const { id } of rows) await moveByItself(db, 'lapse', id, { answer_by: null })
}

type Free = { free: number | null; until: string; open: boolean }

/**
 * Offers free places in order of the waiting list. A team is offered all its places or waits, and is not overtaken by
 * smaller ones behind it.
 */
const offer = async (db: Db, eventId: number): Promise<void> => {
  for (;;) {
    const [event, next] = await Promise.all([
      sql<Free>`select e.capacity - e.taken as free, e.status = 'PUBLISHED' and e.starts_at > now() and ${hostStands} as open,
          least(now() + make_interval(hours => e.answer_hours), e.starts_at) as until
        from held_event e where e.id = ${eventId}`.execute(db),
      sql<Waiting>`select i.id, i.seats from event_invitation i where i.event_id = ${eventId} and i.status = 'WAITING'
        order by i.queued_at, i.id limit 1`.execute(db),
    ])
    const [found, first] = [event.rows[0], next.rows[0]]
    if (!found?.open || !first || (found.free !== null && found.free < first.seats)) return
    await moveByItself(db, 'offer', first.id, { answer_by: found.until })
  }
}

/** Moves the waiting list of an event under its lock. */
export const moveWaitingList = async (db: Db, eventId: number): Promise<void> => {
  await sql`select from held_event e where e.id = ${eventId} for no key update`.execute(db)
  await lapse(db, eventId)
  await offer(db, eventId)
}
