import { sql } from 'kysely'
import { foundInDirectory } from '#features/teams'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { invalid, notFound, ProductError, stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Db, SignedIn } from '#platform/server/context.ts'
import { countAsking } from '#platform/server/count-asking.ts'
import { raise } from '#platform/server/events/raise.ts'
import { useCase } from '#platform/server/handler.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import * as contract from '../contract/jury.endpoints.ts'
import { heldEvents } from '../domain/event.machine.ts'
import type { HeldEventEvent } from '../domain/events.ts'
import { jurorLookups, maxJurors } from '../domain/limits.ts'
import { judgedKinds, type EventKind } from '../domain/states.ts'
import { findHeldEvent, lockHeldEvent, type HeldEventSubject } from './event.repository.ts'
import { findBarred, readJury } from './jury.repository.ts'

const isJudged = (kind: EventKind): boolean => judgedKinds.some((one) => one === kind)

/** Errors: `EVENT_CLOSED` for an event of a kind without a jury, or one that was cancelled. */
const requireJury = ({ kind, status }: HeldEventSubject): void => {
  if (!isJudged(kind) || status === 'CANCELLED') throw new ProductError('EVENT_CLOSED')
}

const record = (
  ctx: SignedIn,
  { id, acceleratorId }: HeldEventSubject,
  action: AuditAction,
  details: object = {},
) => audit(ctx, { acceleratorId, subject: 'held_event', subjectId: id, action, details: { ...details } })

/** The jury as it is after the change. */
const readUpdated = (ctx: SignedIn, id: number) => async () =>
  readJury(ctx, stillThere(await findHeldEvent(ctx.db, id)))

const isScored = async (db: Db, eventId: number): Promise<boolean> => {
  const { rows } = await sql<{ scored: boolean }>`
    select exists (select from event_score s join event_juror j on j.id = s.juror_id
      where j.event_id = ${eventId}) as scored`.execute(db)
  return rows[0]!.scored
}

export const setEventCriteriaUseCase = useCase({
  endpoint: contract.setEventCriteria,
  load: (ctx, { body }) => lockHeldEvent(ctx, body.eventId),
  authorize: heldEvents.manage,
  run: async (ctx, { body: { criteria } }, event) => {
    requireJury(event)
    // What was scored was scored by these.
    if (await isScored(ctx.db, event.id)) throw new ProductError('STATE_CHANGED', { state: event.status })
    await ctx.db
      .updateTable('held_event')
      .set({ criteria: JSON.stringify(criteria) as never })
      .where('id', '=', event.id)
      .execute()
    await record(ctx, event, 'setCriteria')
    return readUpdated(ctx, event.id)()
  },
})

type Named = { email?: string | undefined; personUid?: string | undefined }

/** Returns the uid of the chosen person: anyone by email, or someone listed in the directory by uid. */
const findPerson = async (
  { db, actor }: SignedIn,
  { email, personUid }: Named,
): Promise<string | undefined> => {
  const named = email
    ? sql`lower(u.email) = ${email.toLowerCase()}`
    : sql`u.uid = ${personUid} and ${foundInDirectory(actor.uid)}`
  const { rows } = await sql<{ uid: string }>`
    select u.uid from person u where ${named} and u.status = 'A' and u.erased_at is null`.execute(db)
  return rows[0]?.uid
}

/** Whether the person was added to this jury before, and so was notified of it; not if they left it since. */
const wasAdded = async (db: Db, eventId: number, uid: string): Promise<boolean> => {
  const { rows } = await sql<{
    action: AuditAction
  }>`select a.action from audit_entry a where a.subject = 'held_event'
    and a.subject_id = ${String(eventId)} and a.action in ('addJuror', 'leaveJury')
    and a.details ->> 'personUid' = ${uid} order by a.id desc limit 1`.execute(db)
  return rows[0]?.action === 'addJuror'
}

/** Adds a person to the jury, who is notified the first time only: adding and removing them again must not flood them. */
export const addEventJurorUseCase = useCase({
  endpoint: contract.addEventJuror,
  load: (ctx, { body }) => lockHeldEvent(ctx, body.eventId),
  authorize: heldEvents.manage,
  // Outside the transaction: an address that nobody has counts as well.
  prepare: (ctx) => countHit(ctx.db, `event-juror:${ctx.actor.uid}`, jurorLookups),
  run: async (ctx, { body }, event) => {
    requireJury(event)
    if (event.jurorUids.length >= maxJurors) throw new ProductError('EVENT_LIMIT', { count: maxJurors })
    const uid = await findPerson(ctx, body)
    if (uid === undefined) throw new ProductError('USER_NOT_REGISTERED')
    const added = await ctx.db
      .insertInto('event_juror')
      .values({ event_id: event.id, person_uid: uid, named_by_email: body.personUid === undefined })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added) {
      await countAsking(ctx)
      const isKnown = await wasAdded(ctx.db, event.id, uid)
      await record(ctx, event, 'addJuror', { personUid: uid })
      if (!isKnown)
        await raise(
          ctx,
          'EventJurorAdded' satisfies HeldEventEvent,
          { id: event.id, uid },
          event.acceleratorId,
        )
    }
    return readUpdated(ctx, event.id)()
  },
})

/** Takes a member out of the jury who has scored nothing: what was scored stays with its author. */
export const removeEventJurorUseCase = useCase({
  endpoint: contract.removeEventJuror,
  load: (ctx, { body }) => lockHeldEvent(ctx, body.eventId),
  authorize: heldEvents.manage,
  run: async (ctx, { body: { jurorId } }, event) => {
    const { rows } = await sql<{ scored: boolean }>`
      select exists (select from event_score s where s.juror_id = j.id) as scored
      from event_juror j where j.id = ${jurorId} and j.event_id = ${event.id}`.execute(ctx.db)
    if (!rows[0]) throw notFound()
    if (rows[0].scored) throw new ProductError('STATE_CHANGED', { state: event.status })
    await ctx.db.deleteFrom('event_juror').where('id', '=', jurorId).execute()
    await record(ctx, event, 'removeJuror')
    return readUpdated(ctx, event.id)()
  },
})

/** Takes oneself out of the jury; what one scored stays, and with it its author. */
export const leaveEventJuryUseCase = useCase({
  endpoint: contract.leaveEventJury,
  load: (ctx, { body }) => lockHeldEvent(ctx, body.eventId),
  authorize: heldEvents.score,
  run: async (ctx, _input, event) => {
    const { uid } = ctx.actor
    const { rows } = await sql`
      delete from event_juror j where j.event_id = ${event.id} and j.person_uid = ${uid}
        and not exists (select from event_score s where s.juror_id = j.id) returning j.id`.execute(ctx.db)
    if (rows.length === 0) throw new ProductError('STATE_CHANGED', { state: event.status })
    await record(ctx, event, 'leaveJury', { personUid: uid })
    await raise(ctx, 'EventJurorLeft' satisfies HeldEventEvent, { id: event.id }, event.acceleratorId)
    return undefined
  },
})

type Judged = HeldEventSubject & { invitationId: number; projectId: number; comes: boolean }

const findJudged = async (ctx: SignedIn, id: number): Promise<Judged | undefined> => {
  const { rows } = await sql<{ eventId: number; projectId: number; comes: boolean }>`
    select i.event_id as "eventId", i.project_id as "projectId", i.status in ('ACCEPTED', 'ATTENDED') as comes
    from event_invitation i where i.id = ${id}`.execute(ctx.db)
  // Behind the event's lock, so that nobody changes the criteria between two scores.
  const event = rows[0] && (await lockHeldEvent(ctx, rows[0].eventId))
  return event && { ...event, ...rows[0]!, invitationId: id }
}

export const scoreEventProjectUseCase = useCase({
  endpoint: contract.scoreEventProject,
  load: (ctx, { body }) => findJudged(ctx, body.id),
  authorize: heldEvents.score,
  run: async (ctx, { body: { scores, note } }, event) => {
    const { id, status, criteria, invitationId, projectId } = event
    if (!event.hasBegun) throw new ProductError('EVENT_NOT_BEGUN')
    if (!event.comes || criteria.length === 0) throw new ProductError('STATE_CHANGED', { state: status })
    if (scores.length !== criteria.length) throw invalid({ scores: 'REQUIRED' })
    if ((await findBarred(ctx.db, ctx.actor.uid, [projectId])).size > 0)
      throw new ProductError('EVENT_JURY_CONFLICT')
    await sql`
      insert into event_score (juror_id, invitation_id, scores, note, at)
      select j.id, ${invitationId}, ${JSON.stringify(scores)}::jsonb, ${note}, ${ctx.now}
      from event_juror j where j.event_id = ${id} and j.person_uid = ${ctx.actor.uid}
      on conflict (juror_id, invitation_id) do update set scores = excluded.scores, note = excluded.note,
        at = excluded.at`.execute(ctx.db)
    return readUpdated(ctx, id)()
  },
})
