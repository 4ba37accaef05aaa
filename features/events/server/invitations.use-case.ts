import { sql } from 'kysely'
import { findProject, projects, visibleProjects } from '#features/projects'
import { both } from '#platform/domain/policy.ts'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import type { Context, Db, SignedIn } from '#platform/server/context.ts'
import { countAsking } from '#platform/server/count-asking.ts'
import { raise } from '#platform/server/events/raise.ts'
import { useCase } from '#platform/server/handler.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { transition, type Locked } from '#platform/server/transition.ts'
import * as contract from '../contract/invitation.endpoints.ts'
import { eventInvitations, heldEvents } from '../domain/event.machine.ts'
import { eventInvitationMachine } from '../domain/invitation.machine.ts'
import { maxProjects } from '../domain/limits.ts'
import { closedStates, placedStates, type InvitationMove, type InvitationState } from '../domain/states.ts'
import { findHeldEvent, lockHeldEvent, type HeldEventSubject } from './event.repository.ts'
import { lockInvitation, readInvitation, type InvitationSubject } from './invitation.repository.ts'
import { moveWaitingListsJob } from './move-waiting-lists.ts'

const hasPlace = (status: InvitationState): boolean => placedStates.some((state) => state === status)

/** Makes a transition of a project; freed places go to the waiting list. */
const move = async (
  ctx: SignedIn,
  one: Locked<InvitationSubject>,
  action: InvitationMove,
  { reason = '', set = {} }: { reason?: string; set?: Record<string, unknown> } = {},
) => {
  await transition(ctx, eventInvitationMachine, action, {
    id: one.id,
    acceleratorId: one.acceleratorId,
    facts: one,
    comment: reason,
    set: { ...set, changed_at: ctx.now.toISOString(), ...(reason ? { reason } : {}) },
  })
  const to = eventInvitationMachine.transitions[action].to
  if (hasPlace(one.status) && !hasPlace(to))
    await enqueue(ctx.db, moveWaitingListsJob, { eventId: one.eventId })
  return (after: Context) => readInvitation(after, one.id)
}

const load = (ctx: Context, { body }: { body: { id: number } }) => lockInvitation(ctx, body.id)

/** Errors: `TOO_FEW_PLACES` at the field if the team exceeds the event's size. */
const requireSize = (seats: number, capacity: number | null): void => {
  if (capacity !== null && seats > capacity) throw invalid({ seats: 'TOO_FEW_PLACES' })
}

/** Accepts if the whole team fits; otherwise puts it on the waiting list. */
export const acceptEventInvitationUseCase = useCase({
  endpoint: contract.acceptEventInvitation,
  load,
  authorize: eventInvitations.answer,
  run: async (ctx, { body: { seats } }, one) => {
    requireSize(seats, one.capacity)
    const ownSeats = hasPlace(one.status) ? one.seats : 0
    const fits = one.free === null || seats <= one.free + ownSeats
    if (fits) return move(ctx, one, 'accept', { set: { seats, answer_by: null, queued_at: null } })
    if (one.status === 'OFFERED') throw new ProductError('EVENT_FULL')
    return move(ctx, one, 'join', { set: { seats, queued_at: ctx.now.toISOString() } })
  },
})

export const declineEventInvitationUseCase = useCase({
  endpoint: contract.declineEventInvitation,
  load,
  authorize: eventInvitations.answer,
  run: (ctx, { body: { reason } }, one) =>
    move(ctx, one, 'decline', { reason, set: { answer_by: null, queued_at: null, reason } }),
})

/** Admits a requesting project if it fits; otherwise puts it on the waiting list. */
export const admitToEventUseCase = useCase({
  endpoint: contract.admitToEvent,
  load,
  authorize: eventInvitations.manage,
  run: async (ctx, _input, one) => {
    const fits = one.free === null || one.seats <= one.free
    if (fits) return move(ctx, one, 'admit', { set: { queued_at: null } })
    if (one.status === 'WAITING') throw new ProductError('EVENT_FULL')
    return move(ctx, one, 'queue', { set: { queued_at: ctx.now.toISOString() } })
  },
})

export const refuseEventRequestUseCase = useCase({
  endpoint: contract.refuseEventRequest,
  load,
  authorize: eventInvitations.manage,
  run: (ctx, { body: { reason } }, one) => move(ctx, one, 'refuse', { reason, set: { queued_at: null } }),
})

export const withdrawEventInvitationUseCase = useCase({
  endpoint: contract.withdrawEventInvitation,
  load,
  authorize: eventInvitations.manage,
  run: (ctx, { body: { reason } }, one) => move(ctx, one, 'withdraw', { reason, set: { answer_by: null } }),
})

export const markEventAttendanceUseCase = useCase({
  endpoint: contract.markEventAttendance,
  load,
  authorize: eventInvitations.manage,
  run: (ctx, { body: { came } }, one) => {
    const at = ctx.now.toISOString()
    return move(ctx, one, came ? 'attend' : 'miss', { set: { marked_at: at, came_at: came ? at : null } })
  },
})

/** Errors: `EVENT_LIMIT` if the event would have too many projects. */
const requireRoom = async (db: Db, eventId: number, more: number): Promise<void> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from event_invitation i where i.event_id = ${eventId}`.execute(db)
  if (rows[0]!.n + more > maxProjects) throw new ProductError('EVENT_LIMIT', { count: maxProjects })
}

type NewInvitation = {
  status: 'INVITED' | 'REQUESTED'
  move: 'invite' | 'ask'
  seats: number
  message: string
}

/** Inserts a project that was not at the event yet. */
const insert = async (
  ctx: SignedIn,
  { id: eventId, acceleratorId }: HeldEventSubject,
  projectId: number,
  { status, move: how, seats, message }: NewInvitation,
): Promise<number> => {
  const { id } = await ctx.db
    .insertInto('event_invitation')
    .values({ event_id: eventId, project_id: projectId, status, seats, message, created_by: ctx.actor.uid })
    .returning('id')
    .executeTakeFirstOrThrow()
  await raise(ctx, `EventInvitation:${how}`, { id, comment: '' }, acceleratorId)
  return id
}

type There = { id: number; projectId: number; status: InvitationState }

const readThere = async (db: Db, eventId: number, projectIds: readonly number[]): Promise<There[]> => {
  const { rows } = await sql<There>`
    select i.id, i.project_id as "projectId", i.status from event_invitation i
    where i.event_id = ${eventId} and i.project_id = any(${[...projectIds]})`.execute(db)
  return rows
}

/** Returns those of the projects that are visible to the host and have a leader. */
const readInvitable = async ({ db, actor }: SignedIn, projectIds: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select p.id from project p where p.id = any(${[...projectIds]}) and p.leader_uid is not null
      and ${whereOf(visibleProjects, { actor }, null)} order by p.id`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Invites the given projects, skipping those already at the event. Errors: `NOT_IN_LIST` for a project that the host
 * cannot see, `EVENT_CLOSED` unless the event is published and has not started.
 */
export const inviteToEventUseCase = useCase({
  endpoint: contract.inviteToEvent,
  load: (ctx, { body }) => lockHeldEvent(ctx, body.eventId),
  authorize: heldEvents.manage,
  run: async (ctx, { body: { projectIds, message } }, event) => {
    await countAsking(ctx)
    if (!event.isOpen) throw new ProductError('EVENT_CLOSED')
    const wanted = [...new Set(projectIds)]
    const [invitable, there] = await Promise.all([
      readInvitable(ctx, wanted),
      readThere(ctx.db, event.id, wanted),
    ])
    if (invitable.length !== wanted.length) throw invalid({ projectIds: 'NOT_IN_LIST' })
    const known = new Map(there.map((one) => [one.projectId, one]))
    const fresh = wanted.filter((id) => !known.has(id))
    await requireRoom(ctx.db, event.id, fresh.length)
    for (const projectId of fresh)
      await insert(ctx, event, projectId, { status: 'INVITED', move: 'invite', seats: 1, message })
    const again = there.filter(({ status }) => closedStates.some((state) => state === status))
    for (const { id } of again) {
      const locked = (await lockInvitation(ctx, id))!
      await move(ctx, locked, 'invite', { set: { message, reason: '', created_by: ctx.actor.uid } })
    }
    const invited = fresh.length + again.length
    const { rows } = await sql<{ uid: string }>`
      select distinct m.person_uid as uid from project_member m where m.project_id = any(${wanted})`.execute(
      ctx.db,
    )
    await announceChanges(ctx.db, ['event'], { people: rows.map(({ uid }) => uid) })
    return { invited, leftOut: wanted.length - invited }
  },
})

/** Requests a place at a public event; a closed event or a repeated request is an error. */
export const askForEventUseCase = useCase({
  endpoint: contract.askForEvent,
  load: async (ctx, { body: { eventId, projectId } }) => {
    const [event, project] = await Promise.all([
      findHeldEvent(ctx.db, eventId),
      findProject(ctx.db, projectId),
    ])
    return event && project && ([event, project] as const)
  },
  authorize: both(heldEvents.view, projects.lead),
  concerns: ([, project]) => project,
  run: async (ctx, { body: { eventId, projectId, seats, message } }) => {
    await countAsking(ctx)
    const event = (await lockHeldEvent(ctx, eventId))!
    if (!event.isOpen || !event.isPublic) throw new ProductError('EVENT_CLOSED')
    requireSize(seats, event.capacity)
    const [known] = await readThere(ctx.db, eventId, [projectId])
    if (known) {
      const locked = (await lockInvitation(ctx, known.id))!
      return move(ctx, locked, 'ask', { set: { seats, message, reason: '' } })
    }
    await requireRoom(ctx.db, eventId, 1)
    const id = await insert(ctx, event, projectId, { status: 'REQUESTED', move: 'ask', seats, message })
    const { acceleratorId, personUid } = event
    await announceChanges(ctx.db, ['event'], {
      people: personUid === null ? [] : [personUid],
      accelerators: acceleratorId === null ? [] : [acceleratorId],
    })
    return (after: Context) => readInvitation(after, id)
  },
})
