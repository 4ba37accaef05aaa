import { sql } from 'kysely'
import type { z } from 'zod'
import { possibleActions } from '#platform/domain/machine.ts'
import type { Actor } from '#platform/domain/actor.ts'
import { acceleratorsAs, isPortalAdministrator } from '#platform/domain/actor.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { isAmong, wholeName } from '#platform/server/sql.ts'
import { hold, type Held } from '#platform/server/transition.ts'
import type { heldEvent, heldEventDetails } from '../contract/event.schemas.ts'
import { heldEventMachine } from '../domain/event.machine.ts'
import { heldEvents, type HeldEventFacts } from '../domain/event.policy.ts'
import type { HeldEventState } from '../domain/states.ts'
import { hostStands } from './public-events.sql.ts'

/** An event in a list. */
export type HeldEventRow = z.output<typeof heldEvent>

/** An event with the details of its page, without the reader's projects. */
export type HeldEventPage = Omit<z.output<typeof heldEventDetails>, 'own' | 'mayAsk'>

/** An event with the facts of its policy and machine. */
export type HeldEventSubject = HeldEventFacts & {
  id: number
  version: number
  /** Whether its end has passed. */
  over: boolean
  /** Published and not started. */
  open: boolean
  capacity: number | null
  taken: number
}

const withMembers = sql`array(select distinct m.person_uid from event_invitation i
  join project_member m on m.project_id = i.project_id where i.event_id = e.id)`

const facts = (memberUids: Sql) => sql`e.accelerator_id as "acceleratorId", e.owner_uid as "personUid",
  e.is_public as "isPublic", ${hostStands} as "hostStands", e.ends_at <= now() as over, ${memberUids} as "memberUids"`

/** Name of the host of event `e`, with its joins. */
export const hostName = sql`coalesce(a.name, ${wholeName('o')})`
export const hostJoins = sql`left join accelerator a on a.id = e.accelerator_id left join person o on o.uid = e.owner_uid`

/** Loads an event by its id. */
export const findHeldEvent = async (db: Db, id: number): Promise<HeldEventSubject | undefined> => {
  const { rows } = await sql<HeldEventSubject>`
    select e.id, e.version, e.status, e.capacity, e.taken,
      e.status = 'PUBLISHED' and e.starts_at > now() and ${hostStands} as open, ${facts(withMembers)}
    from held_event e where e.id = ${id}`.execute(db)
  return rows[0]
}

/** Loads an event under its lock. */
export const holdHeldEvent = (
  { db }: Pick<Context, 'db'>,
  id: number,
): Promise<Held<HeldEventSubject> | undefined> =>
  hold(db, heldEventMachine, id, () => findHeldEvent(db, id), { versioned: true })

type Raw = Omit<HeldEventRow, 'actions'> & HeldEventFacts & { over: boolean; status: HeldEventState }

const columns = sql`e.id, e.version, e.name, e.kind, e.status, e.starts_at as "startsAt", e.ends_at as "endsAt",
  e.time_zone as "timeZone", e.place, e.link <> '' as "isOnline", e.capacity, e.taken,
  (select count(*)::int from event_invitation i where i.event_id = e.id and i.status = 'WAITING') as waiting,
  json_build_object('acceleratorId', e.accelerator_id, 'uid', e.owner_uid, 'name', ${hostName}) as host`

const actionsOf = (actor: Actor, event: Raw): HeldEventRow['actions'] => {
  const possible = possibleActions(heldEventMachine, event.status, actor, event)
  const moves = (['publish', 'cancel'] as const).filter((action) => possible.includes(action))
  if (!heldEvents.manage.allows(actor, event)) return moves
  return [
    ...moves,
    ...(event.status === 'DRAFT' || (event.status === 'PUBLISHED' && !event.over) ? (['edit'] as const) : []),
    ...(event.status === 'DRAFT' ? (['delete'] as const) : []),
  ]
}

const withoutFacts = <R extends HeldEventFacts & { over: boolean }>({
  acceleratorId: _accelerator,
  personUid: _owner,
  hostStands: _stands,
  memberUids: _members,
  over: _over,
  ...row
}: R) => row

/** Row source of events `e` for their list. */
export const heldEventRows: RowSource<Raw, HeldEventRow> = {
  from: sql`held_event e`,
  key: sql`e.id`,
  columns: () => sql`${columns}, ${facts(sql`'{}'::uuid[]`)}`,
  joins: hostJoins,
  row: (raw, { actor }) => ({ ...withoutFacts(raw), actions: actionsOf(actor, raw) }),
}

type RawPage = Raw & Omit<HeldEventPage, 'isHost'> & { comes: boolean }

/** Whether a project of the reader has a place at event `e`. */
const comes = (actor: Actor): Sql =>
  actor.kind === 'guest'
    ? sql`false`
    : sql`exists (select from event_invitation i join project_member m on m.project_id = i.project_id
        where i.event_id = e.id and i.status in ('ACCEPTED', 'ATTENDED', 'MISSED') and m.person_uid = ${actor.uid})`

/** Row source of events `e` for their page. */
export const heldEventPages: RowSource<RawPage, HeldEventPage> = {
  from: sql`held_event e`,
  key: sql`e.id`,
  columns: ({ actor }) => sql`${columns}, ${facts(sql`'{}'::uuid[]`)}, e.description, e.link, e.reason,
    e.answer_hours as "answerHours", e.agenda, ${comes(actor)} as comes,
    json_build_object('day', to_char(e.starts_at at time zone e.time_zone, 'YYYY-MM-DD'),
      'start', to_char(e.starts_at at time zone e.time_zone, 'HH24:MI'),
      'endDay', to_char(e.ends_at at time zone e.time_zone, 'YYYY-MM-DD'),
      'end', to_char(e.ends_at at time zone e.time_zone, 'HH24:MI')) as local`,
  joins: hostJoins,
  row: (raw, { actor }) => {
    const isHost = heldEvents.manage.allows(actor, raw)
    const { comes: known, ...row } = withoutFacts(raw)
    return {
      ...row,
      link: isHost || known ? raw.link : '',
      isHost,
      actions: actionsOf(actor, raw),
    }
  },
}

/** Whether the actor hosts event `e`. */
export const hostedScope = (actor: Actor): Sql => {
  if (actor.kind === 'guest') return sql`false`
  const teams = acceleratorsAs(actor, 'ACC', 'TRC_TEAM')
  return sql`(e.owner_uid = ${actor.uid} or ${isAmong(sql`e.accelerator_id`, teams)})`
}

/** List version of `heldEvents.view` for events `e`. */
export const heldEventScope = (actor: Actor): Sql =>
  actor.kind === 'guest'
    ? sql`(e.status <> 'DRAFT' and e.is_public and ${hostStands})`
    : sql`(${hostedScope(actor)} or (e.status <> 'DRAFT' and ((e.is_public
        ${isPortalAdministrator(actor) ? sql`` : sql`and ${hostStands}`}) or exists (
        select from event_invitation i join project_member m on m.project_id = i.project_id
        where i.event_id = e.id and m.person_uid = ${actor.uid}))))`
