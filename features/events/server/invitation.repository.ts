import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor } from '#platform/domain/actor.ts'
import { possibleActions } from '#platform/domain/machine.ts'
import { stillThere } from '#platform/domain/product-error.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { readRows, type Reader, type RowSource } from '#platform/server/lists/rows.ts'
import { instantJson } from '#platform/server/sql.ts'
import { lockSubject, type Locked } from '#platform/server/transition.ts'
import type { eventInvitation } from '../contract/event.schemas.ts'
import { eventInvitationMachine, type InvitationMoved } from '../domain/invitation.machine.ts'
import { invitationActions, type InvitationState } from '../domain/states.ts'
import { hostJoins, hostName, isLetIn } from './event.repository.ts'
import { isHostActive } from './public-events.sql.ts'

/** A project at an event, in lists. */
export type EventInvitation = z.output<typeof eventInvitation>

/** A project at an event with the facts of its policy and machine. */
export type InvitationSubject = InvitationMoved & {
  id: number
  eventId: number
  projectId: number
  status: InvitationState
  seats: number
  /** Number of places of the event; null if unlimited. */
  capacity: number | null
  /** Number of free places. */
  free: number | null
}

/** The facts of a place `i` of project `p` at event `e`. */
export const invitationFacts = sql`e.accelerator_id as "acceleratorId", e.owner_uid as "personUid", p.leader_uid as "leaderUid",
  array(select m.person_uid from project_member m where m.project_id = i.project_id) as "memberUids",
  e.status = 'PUBLISHED' and e.starts_at > now() and ${isHostActive} as "isOpen",
  ${isLetIn} as "hasBegun"`

/** Left joins, though every row has both: a count that needs neither reads neither. */
export const invitationFrom = sql`event_invitation i left join held_event e on e.id = i.event_id
  left join project p on p.id = i.project_id`

/** Loads a project at an event by its id. */
export const findInvitation = async (db: Db, id: number): Promise<InvitationSubject | undefined> => {
  const { rows } = await sql<InvitationSubject>`
    select i.id, i.event_id as "eventId", i.project_id as "projectId", i.status, i.seats, e.capacity,
      e.capacity - e.taken as free, ${invitationFacts}
    from ${invitationFrom} where i.id = ${id}`.execute(db)
  return rows[0]
}

/**
 * Locks the event, then the project's row, in the same order everywhere, so that changes of places are serialised per
 * event without deadlocks.
 */
export const lockInvitation = async (
  { db }: Pick<Context, 'db'>,
  id: number,
): Promise<Locked<InvitationSubject> | undefined> => {
  const [, locked] = await Promise.all([
    sql`select from held_event e where e.id = (select i.event_id from event_invitation i where i.id = ${id})
      for no key update`.execute(db),
    lockSubject(db, eventInvitationMachine, id, () => findInvitation(db, id)),
  ])
  return locked
}

type Raw = Omit<EventInvitation, 'actions'> & InvitationMoved

const actionsOf = (actor: Actor, raw: Raw): EventInvitation['actions'] => {
  const possible = possibleActions(eventInvitationMachine, raw.status, actor, raw)
  return invitationActions.filter((action) => possible.includes(action))
}

/** Row source of projects `p` at events `e`, linked by `i`. */
export const invitationRows: RowSource<Raw, EventInvitation> = {
  from: invitationFrom,
  key: sql`i.id`,
  columns:
    () => sql`i.id, i.status, i.seats, i.message, i.reason, i.answer_by as "answerBy", case when i.status in ('ACCEPTED', 'ATTENDED') then i.code else '' end as code,
    i.created_at as "createdAt", i.changed_at as "changedAt", json_build_object('id', p.id, 'name', p.name) as project,
    json_build_object('id', e.id, 'name', e.name, 'startsAt', ${instantJson(sql`e.starts_at`)},
      'endsAt', ${instantJson(sql`e.ends_at`)}, 'timeZone', e.time_zone, 'host', ${hostName}, 'acceleratorId', e.accelerator_id, 'free', greatest(e.capacity - e.taken, 0),
      'cancelledFor', case when e.status = 'CANCELLED' then e.reason end) as event, ${invitationFacts}`,
  joins: hostJoins,
  row: (raw, { actor }) => {
    const {
      acceleratorId: _accelerator,
      personUid: _owner,
      leaderUid: _leader,
      memberUids: _members,
      isOpen: _open,
      hasBegun: _begun,
      ...row
    } = raw
    return { ...row, actions: actionsOf(actor, raw) }
  },
}

export const readInvitations = (reader: Reader, where: Sql, rest?: Sql): Promise<EventInvitation[]> =>
  readRows(reader, invitationRows, where, rest)

export const readInvitation = async (reader: Reader, id: number): Promise<EventInvitation> =>
  stillThere((await readInvitations(reader, sql`i.id = ${id}`))[0])

/** Sortings of lists of projects at events. */
export const invitationSortings = () => ({
  CHANGE_DATE: [sql`i.changed_at`, sql`i.id`],
  NAME: [sql`lower(p.name)`, sql`i.id`],
  START_DATE: [sql`e.starts_at`, sql`i.id`],
})

/** Whether the actor is in the team of project `p`. */
export const ofOwnProject = (uid: string): Sql =>
  sql`exists (select from project_member m where m.project_id = p.id and m.person_uid = ${uid})`
