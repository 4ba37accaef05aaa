import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor } from '#platform/domain/actor.ts'
import { possibleActions } from '#platform/domain/machine.ts'
import { stillThere } from '#platform/domain/product-error.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { readRows, type Reader, type RowSource } from '#platform/server/lists/rows.ts'
import { lockSubject, type Locked } from '#platform/server/transition.ts'
import type { eventGuest } from '../contract/guest.schemas.ts'
import { eventGuestMachine, type GuestMoved } from '../domain/guest.machine.ts'
import { guestActions, type GuestState } from '../domain/states.ts'
import { isLetIn } from './event.repository.ts'
import { isHostActive, isFull, takesGuests } from './public-events.sql.ts'

/** A guest as lists show them. */
export type EventGuest = z.output<typeof eventGuest>

/** A guest with the facts of their policy and machine. */
export type GuestSubject = GuestMoved & {
  id: number
  eventId: number
  status: GuestState
  /** Who comes now has to wait. */
  full: boolean
}

const facts = sql`e.accelerator_id as "acceleratorId", e.owner_uid as "personUid",
  e.status = 'PUBLISHED' and e.starts_at > now() and ${isHostActive} as "isOpen", ${takesGuests} as "takesGuests", ${isLetIn} as "hasBegun"`

const from = sql`event_guest g join held_event e on e.id = g.event_id`

const find = async (
  db: Db,
  which: ReturnType<typeof sql>,
  isGuest: boolean,
): Promise<GuestSubject | undefined> => {
  const { rows } = await sql<Omit<GuestSubject, 'isGuest'>>`
    select g.id, g.event_id as "eventId", g.status, ${isFull} as full, ${facts} from ${from} where ${which}`.execute(
    db,
  )
  return rows[0] && { ...rows[0], isGuest }
}

/** Loads a guest by id, for the hosts. */
export const findGuest = (db: Db, id: number): Promise<GuestSubject | undefined> =>
  find(db, sql`g.id = ${id}`, false)

/** Loads a guest by the secret of their emails. */
export const findByToken = (db: Db, token: string): Promise<GuestSubject | undefined> =>
  find(db, sql`g.token = ${token}`, true)

type Which = { id: number } | { token: string }

/** Locks the event and then the guest, in the order in which places are given everywhere. */
export const lockGuest = async (
  { db }: Pick<Context, 'db'>,
  which: Which,
): Promise<Locked<GuestSubject> | undefined> => {
  const read = () => ('id' in which ? findGuest(db, which.id) : findByToken(db, which.token))
  const found = await read()
  if (!found) return undefined
  const [, locked] = await Promise.all([
    sql`select from held_event e where e.id = ${found.eventId} for no key update`.execute(db),
    lockSubject(db, eventGuestMachine, found.id, read),
  ])
  return locked
}

type Raw = Omit<EventGuest, 'actions'> & Omit<GuestMoved, 'isGuest'>

const actionsOf = (actor: Actor, raw: Raw): EventGuest['actions'] => {
  const possible = possibleActions(eventGuestMachine, raw.status, actor, { ...raw, isGuest: false })
  return guestActions.filter((action) => possible.includes(action))
}

/** Guests `g` of events `e`. */
export const guestRows: RowSource<Raw, EventGuest> = {
  from,
  key: sql`g.id`,
  columns:
    () => sql`g.id, g.name, g.email, g.status, g.reason, g.came_at as "cameAt", g.created_at as "createdAt",
    g.changed_at as "changedAt", ${facts}`,
  row: (raw, { actor }) => {
    const {
      acceleratorId: _accelerator,
      personUid: _owner,
      isOpen: _open,
      takesGuests: _takes,
      hasBegun: _begun,
      ...row
    } = raw
    return { ...row, actions: actionsOf(actor, raw) }
  },
}

export const readGuest = async (reader: Reader, id: number): Promise<EventGuest> =>
  stillThere((await readRows(reader, guestRows, sql`g.id = ${id}`))[0])
