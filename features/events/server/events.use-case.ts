import { sql } from 'kysely'
import type { z } from 'zod'
import { personOf } from '#platform/domain/actor.ts'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { countAsking } from '#platform/server/count-asking.ts'
import { deleteRow } from '#platform/server/delete-row.ts'
import { raise } from '#platform/server/events/raise.ts'
import { useCase } from '#platform/server/handler.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { transition, type Locked } from '#platform/server/transition.ts'
import * as contract from '../contract/event.endpoints.ts'
import type { heldEventForm } from '../contract/event.schemas.ts'
import { heldEventMachine, eventHosting, heldEvents, type HostFacts } from '../domain/event.machine.ts'
import { maxEvents } from '../domain/limits.ts'
import type { HeldEventMove } from '../domain/states.ts'
import { lockHeldEvent, type HeldEventSubject } from './event.repository.ts'
import { readTime } from './held-time.ts'
import { moveWaitingListsJob } from './move-waiting-lists.ts'
import { readEventPage } from './read-event.ts'

type Fields = Omit<z.output<typeof heldEventForm>, 'version'>

const columnsOf = async (ctx: Context, fields: Fields) => ({
  ...(await readTime(ctx, fields)),
  name: fields.name,
  kind: fields.kind,
  description: fields.description,
  place: fields.place,
  link: fields.link,
  time_zone: fields.timeZone,
  capacity: fields.capacity,
  answer_hours: fields.answerHours,
  is_public: fields.isPublic,
  takes_guests: fields.takesGuests,
  agenda: JSON.stringify(fields.agenda) as never,
})

const record = (ctx: SignedIn, { acceleratorId }: HostFacts, id: number, action: AuditAction, comment = '') =>
  audit(ctx, { acceleratorId, subject: 'held_event', subjectId: id, action, comment })

/** Errors: `EVENT_LIMIT`. Serialised per host, so that concurrent creations are counted. */
const requireRoom = async ({ db }: SignedIn, { acceleratorId, personUid }: HostFacts): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext(${`held-events:${acceleratorId ?? personUid}`}))`.execute(
    db,
  )
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from held_event e where e.status in ('DRAFT', 'PUBLISHED')
      and e.accelerator_id is not distinct from ${acceleratorId}
      and e.owner_uid is not distinct from ${personUid}`.execute(db)
  if (rows[0]!.n >= maxEvents) throw new ProductError('EVENT_LIMIT', { count: maxEvents })
}

export const createHeldEventUseCase = useCase({
  endpoint: contract.createHeldEvent,
  load: async ({ actor }, { body: { acceleratorId } }): Promise<HostFacts> => ({
    acceleratorId,
    personUid: acceleratorId === null ? (personOf(actor)?.uid ?? null) : null,
  }),
  authorize: eventHosting.host,
  run: async (ctx, { body }, host) => {
    await requireRoom(ctx, host)
    const { id } = await ctx.db
      .insertInto('held_event')
      .values({
        ...(await columnsOf(ctx, body)),
        accelerator_id: host.acceleratorId,
        owner_uid: host.personUid,
        created_by: ctx.actor.uid,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await record(ctx, host, id, 'create', body.name)
    return (after) => readEventPage(after, id)
  },
})

type Was = { startsAt: string; timeZone: string; moved: boolean }

/** When an event was to begin, and whether participants must be notified, because time or place changes. */
const readWas = async (
  { db }: SignedIn,
  id: number,
  next: Awaited<ReturnType<typeof columnsOf>>,
): Promise<Was> => {
  const { rows } = await sql<Was>`
    select e.starts_at as "startsAt", e.time_zone as "timeZone",
      e.starts_at <> ${next.starts_at}::timestamptz or e.ends_at <> ${next.ends_at}::timestamptz
        or e.place <> ${next.place} or e.link <> ${next.link} as moved from held_event e where e.id = ${id}`.execute(
    db,
  )
  return rows[0]!
}

/** Edits an event with an optimistic lock, unless it is over. */
export const editHeldEventUseCase = useCase({
  endpoint: contract.editHeldEvent,
  load: (ctx, { body }) => lockHeldEvent(ctx, body.id),
  authorize: heldEvents.manage,
  run: async (ctx, { body }, event) => {
    const { id, status, version, taken } = event
    if (version !== body.version) throw new ProductError('STATE_CHANGED', { state: status })
    if (status !== 'DRAFT' && (status !== 'PUBLISHED' || event.isOver)) throw new ProductError('EVENT_CLOSED')
    if (body.capacity !== null && body.capacity < taken) throw invalid({ capacity: 'PLACES_TAKEN' })
    const next = await columnsOf(ctx, body)
    const { moved, startsAt, timeZone } = await readWas(ctx, id, next)
    await ctx.db
      .updateTable('held_event')
      // Another time is reminded of again.
      .set({
        ...next,
        reminded: sql`case when starts_at = ${next.starts_at}::timestamptz then reminded else 0 end`,
        version: version + 1,
        updated_at: ctx.now.toISOString(),
      })
      .where('id', '=', id)
      .execute()
    await record(ctx, event, id, 'edit', body.name)
    if (moved && status === 'PUBLISHED') {
      await countAsking(ctx)
      await raise(ctx, 'HeldEventChanged', { id, was: { startsAt, timeZone } }, event.acceleratorId)
    }
    if (status === 'PUBLISHED') await enqueue(ctx.db, moveWaitingListsJob, { eventId: id })
    return (after) => readEventPage(after, id)
  },
})

const move = async (
  ctx: SignedIn,
  event: Locked<HeldEventSubject>,
  action: HeldEventMove,
  { version, reason = '' }: { version: number; reason?: string },
): Promise<void> => {
  await transition(ctx, heldEventMachine, action, {
    id: event.id,
    acceleratorId: event.acceleratorId,
    facts: event,
    expectedVersion: version,
    comment: reason,
    set: { version: version + 1, updated_at: ctx.now.toISOString(), reason },
  })
}

export const publishHeldEventUseCase = useCase({
  endpoint: contract.publishHeldEvent,
  load: (ctx, { body }) => lockHeldEvent(ctx, body.id),
  authorize: heldEvents.manage,
  run: async (ctx, { body }, event) => {
    await move(ctx, event, 'publish', body)
    return (after) => readEventPage(after, event.id)
  },
})

export const cancelHeldEventUseCase = useCase({
  endpoint: contract.cancelHeldEvent,
  load: (ctx, { body }) => lockHeldEvent(ctx, body.id),
  authorize: heldEvents.cancel,
  run: async (ctx, { body }, event) => {
    await move(ctx, event, 'cancel', body)
    return (after) => readEventPage(after, event.id)
  },
})

export const deleteHeldEventUseCase = useCase({
  endpoint: contract.deleteHeldEvent,
  load: (ctx, { body }) => lockHeldEvent(ctx, body.id),
  authorize: heldEvents.manage,
  run: async (ctx, _input, event) => {
    if (event.status !== 'DRAFT') throw new ProductError('STATE_CHANGED', { state: event.status })
    await deleteRow(ctx.db, 'held_event', event.id)
    await record(ctx, event, event.id, 'delete')
    return undefined
  },
})
