import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor } from '#platform/domain/actor.ts'
import { acceleratorsAs, isPortalAdministrator } from '#platform/domain/actor.ts'
import { possibleActions } from '#platform/domain/machine.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { isAmong, wholeName } from '#platform/server/sql.ts'
import { lockSubject, type Locked } from '#platform/server/transition.ts'
import type { Criterion } from '../../open-tasks/domain/ranking.rules.ts'
import type { heldEvent, heldEventDetails } from '../contract/event.schemas.ts'
import { heldEventMachine, heldEvents, type HeldEventFacts } from '../domain/event.machine.ts'
import { doorsBeforeHours } from '../domain/limits.ts'
import { concernedGuests, concernedStates, type EventKind, type HeldEventState } from '../domain/states.ts'
import { coverUrl, isHostActive } from './public-events.sql.ts'

/** An event as a list shows it. */
export type HeldEventRow = z.output<typeof heldEvent>

/** Details of an event, without what depends on the caller's own invitations and projects. */
export type HeldEventPage = Omit<
  z.output<typeof heldEventDetails>,
  'own' | 'mayAsk' | 'tabs' | 'links' | 'takesInvitations'
>

/** An event with the facts of its policy and machine. */
export type HeldEventSubject = HeldEventFacts & {
  id: number
  version: number
  /** Its end has passed. */
  isOver: boolean
  /** Published, and not started. */
  isOpen: boolean
  /** People are let in, or were. */
  hasBegun: boolean
  /** Anybody may register, if it is public. */
  takesGuests: boolean
  kind: EventKind
  criteria: Criterion[]
  capacity: number | null
  taken: number
}

const withMembers = sql`array(select distinct m.person_uid from event_invitation i
  join project_member m on m.project_id = i.project_id where i.event_id = e.id)`

const withComing = sql`array(select distinct m.person_uid from event_invitation i
  join project_member m on m.project_id = i.project_id
  where i.event_id = e.id and i.status in ('ACCEPTED', 'ATTENDED', 'MISSED'))`

const withJurors = sql`array(select j.person_uid from event_juror j where j.event_id = e.id)`

const nobody = sql`'{}'::uuid[]`

type Concerned = { members: Sql; coming: Sql; jurors: Sql }

/** A list asks for what its scope has decided already: nobody is named there. */
const unnamed: Concerned = { members: nobody, coming: nobody, jurors: nobody }

const facts = ({
  members,
  coming,
  jurors,
}: Concerned) => sql`e.accelerator_id as "acceleratorId", e.owner_uid as "personUid",
  e.is_public as "isPublic", ${isHostActive} as "isHostActive", e.ends_at <= now() as "isOver", ${members} as "memberUids",
  ${coming} as "comingUids", ${jurors} as "jurorUids"`

/** Who holds event `e`, by name, with the joins that it needs. */
export const hostName = sql`coalesce(a.name, ${wholeName('o')})`
export const hostJoins = sql`left join accelerator a on a.id = e.accelerator_id left join person o on o.uid = e.owner_uid`

/** Over events `e`: whether people are let in, or were. */
export const isLetIn = sql`(e.status in ('PUBLISHED', 'OVER')
  and e.starts_at <= now() + make_interval(hours => ${sql.lit(doorsBeforeHours)}))`

/** Loads an event by its id. */
export const findHeldEvent = async (db: Db, id: number): Promise<HeldEventSubject | undefined> => {
  const { rows } = await sql<HeldEventSubject>`
    select e.id, e.version, e.kind, e.criteria, e.status, e.capacity, e.taken, e.is_public and e.takes_guests as "takesGuests",
      e.status = 'PUBLISHED' and e.starts_at > now() and ${isHostActive} as "isOpen", ${isLetIn} as "hasBegun", ${facts({ members: withMembers, coming: withComing, jurors: withJurors })}
    from held_event e where e.id = ${id}`.execute(db)
  return rows[0]
}

/** Locks an event and reads it behind the lock. */
export const lockHeldEvent = (
  { db }: Pick<Context, 'db'>,
  id: number,
): Promise<Locked<HeldEventSubject> | undefined> =>
  lockSubject(db, heldEventMachine, id, () => findHeldEvent(db, id), { versioned: true })

type Raw = Omit<HeldEventRow, 'actions'> & HeldEventFacts & { isOver: boolean; status: HeldEventState }

/** The reader's projects at event `e`, by name. */
const invited = (actor: Actor): Sql =>
  actor.kind === 'guest'
    ? sql`'[]'::json`
    : sql`coalesce((select json_agg(json_build_object('id', p.id, 'name', p.name, 'status', i.status)
        order by lower(p.name), p.id) from event_invitation i join project p on p.id = i.project_id
          join project_member m on m.project_id = p.id and m.person_uid = ${actor.uid}
        where i.event_id = e.id), '[]')`

const columns = (
  actor: Actor,
) => sql`e.id, e.version, e.name, e.kind, e.status, e.starts_at as "startsAt", e.ends_at as "endsAt",
  e.time_zone as "timeZone", e.place, e.link <> '' as "isOnline", e.capacity, e.taken,
  (select count(*)::int from event_invitation i where i.event_id = e.id and i.status = 'WAITING')
    + (select count(*)::int from event_guest g where g.event_id = e.id and g.status = 'WAITING') as waiting,
  e.takes_guests as "takesGuests", ${invited(actor)} as invited,
  json_build_object('acceleratorId', e.accelerator_id, 'uid', e.owner_uid, 'name', ${hostName}) as host`

const actionsOf = (actor: Actor, event: Raw): HeldEventRow['actions'] => {
  const possible = possibleActions(heldEventMachine, event.status, actor, event)
  const moves = (['publish', 'cancel'] as const).filter((action) => possible.includes(action))
  if (!heldEvents.manage.allows(actor, event)) return moves
  return [
    ...moves,
    ...(event.status === 'DRAFT' || (event.status === 'PUBLISHED' && !event.isOver)
      ? (['edit'] as const)
      : []),
    ...(event.status === 'DRAFT' ? (['delete'] as const) : []),
  ]
}

const withoutFacts = <R extends HeldEventFacts & { isOver: boolean }>({
  acceleratorId: _accelerator,
  personUid: _owner,
  isHostActive: _active,
  memberUids: _members,
  comingUids: _coming,
  jurorUids: _jurors,
  isOver: _over,
  ...row
}: R) => row

/** Events `e` as their list shows them. */
export const heldEventRows: RowSource<Raw, HeldEventRow> = {
  from: sql`held_event e`,
  key: sql`e.id`,
  columns: ({ actor }) => sql`${columns(actor)}, ${facts(unnamed)}`,
  joins: hostJoins,
  row: (raw, { actor }) => ({ ...withoutFacts(raw), actions: actionsOf(actor, raw) }),
}

type RawPage = Raw &
  Omit<HeldEventPage, 'isHost' | 'isJuror' | 'mayLeaveJury'> & {
    comes: boolean
    judges: boolean
    scored: boolean
  }

/** Whether a project of the reader has a place at event `e`. */
const comes = (actor: Actor): Sql =>
  actor.kind === 'guest'
    ? sql`false`
    : sql`exists (select from event_invitation i join project_member m on m.project_id = i.project_id
        where i.event_id = e.id and i.status in ('ACCEPTED', 'ATTENDED', 'MISSED') and m.person_uid = ${actor.uid})`

/** Whether the reader is in the jury of event `e`. */
const judges = (actor: Actor): Sql =>
  actor.kind === 'guest'
    ? sql`false`
    : sql`exists (select from event_juror j where j.event_id = e.id and j.person_uid = ${actor.uid})`

/** Whether the reader has scored a project at event `e`. */
const hasScored = (actor: Actor): Sql =>
  actor.kind === 'guest'
    ? sql`false`
    : sql`exists (select from event_score s join event_juror j on j.id = s.juror_id
        where j.event_id = e.id and j.person_uid = ${actor.uid})`

/** How many people came to event `e`, once it is over. */
const came = sql`case when e.status in ('PUBLISHED', 'OVER') and e.ends_at <= now() then
  (select coalesce(sum(i.seats), 0)::int from event_invitation i where i.event_id = e.id and i.status = 'ATTENDED')
  + (select count(*)::int from event_guest g where g.event_id = e.id and g.status = 'ATTENDED') end`

/** Number of teams and guests who are notified of a new time or place of event `e`; null for a draft. */
const notifiedCounts = sql`case when e.status = 'PUBLISHED' then json_build_object(
  'teams', (select count(*) from event_invitation i where i.event_id = e.id and i.status = any(${[...concernedStates]})),
  'guests', (select count(*) from event_guest g where g.event_id = e.id and g.status = any(${[...concernedGuests]}))) end`

/** Events `e` as their page shows them. */
export const heldEventPages: RowSource<RawPage, HeldEventPage> = {
  from: sql`held_event e`,
  key: sql`e.id`,
  columns: ({ actor }) => sql`${columns(actor)}, ${facts(unnamed)}, e.description, e.link, e.reason,
    e.answer_hours as "answerHours", e.agenda, ${comes(actor)} as comes,
    ${coverUrl} as "coverUrl", coalesce((select json_agg(json_build_object('id', f.id, 'rowId', m.id, 'name', m.name, 'size', f.size)
      order by m.id) from event_material m join file f on f.id = m.file_id where m.event_id = e.id), '[]') as materials,
    ${came} as came, ${notifiedCounts} as told, ${judges(actor)} as judges, ${hasScored(actor)} as scored,
    json_build_object('day', to_char(e.starts_at at time zone e.time_zone, 'YYYY-MM-DD'),
      'start', to_char(e.starts_at at time zone e.time_zone, 'HH24:MI'),
      'endDay', to_char(e.ends_at at time zone e.time_zone, 'YYYY-MM-DD'),
      'end', to_char(e.ends_at at time zone e.time_zone, 'HH24:MI')) as local`,
  joins: hostJoins,
  row: (raw, { actor }) => {
    const isHost = heldEvents.manage.allows(actor, raw)
    const { comes: known, judges: isJuror, scored, ...row } = withoutFacts(raw)
    return {
      ...row,
      link: isHost || known || isJuror ? raw.link : '',
      materials: isHost || known || isJuror ? raw.materials : [],
      told: isHost ? raw.told : null,
      isHost,
      isJuror,
      mayLeaveJury: isJuror && !scored,
      actions: actionsOf(actor, raw),
    }
  },
}

/** Over events `e`: those that the actor holds. */
export const hostedScope = (actor: Actor): Sql => {
  if (actor.kind === 'guest') return sql`false`
  const teams = acceleratorsAs(actor, 'ACC', 'TRC_TEAM')
  return sql`(e.owner_uid = ${actor.uid} or ${isAmong(sql`e.accelerator_id`, teams)})`
}

/** The list twin of `heldEvents.view`, over events `e`. */
export const heldEventScope = (actor: Actor): Sql =>
  actor.kind === 'guest'
    ? sql`(e.status <> 'DRAFT' and e.is_public and ${isHostActive})`
    : sql`(${hostedScope(actor)} or (e.status <> 'DRAFT' and ((e.is_public
        ${isPortalAdministrator(actor) ? sql`` : sql`and ${isHostActive}`}) or exists (
        select from event_invitation i join project_member m on m.project_id = i.project_id
        where i.event_id = e.id and m.person_uid = ${actor.uid})
        or exists (select from event_juror j where j.event_id = e.id and j.person_uid = ${actor.uid}))))`
