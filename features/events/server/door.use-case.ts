import type { z } from 'zod'
import { refusal } from '#platform/domain/machine.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { transition } from '#platform/server/transition.ts'
import { sendDoorMarks } from '../contract/door.endpoints.ts'
import { isNewer, madeAt, type MarkOutcome } from '../domain/door.rules.ts'
import { heldEvents } from '../domain/event.machine.ts'
import { eventGuestMachine } from '../domain/guest.machine.ts'
import { eventInvitationMachine } from '../domain/invitation.machine.ts'
import { lockHeldEvent } from './event.repository.ts'
import { lockGuest } from './guest.repository.ts'
import { lockInvitation } from './invitation.repository.ts'

type Sent = z.output<typeof sendDoorMarks.body>

type Mark = Sent['marks'][number]

type Set = { marked_at: string; came_at: string | null; changed_at: string }

const tables = { TEAM: 'event_invitation', GUEST: 'event_guest' } as const

const lastMarkOf = async ({ db }: SignedIn, eventId: number, { kind, id }: Mark): Promise<number | null> => {
  const found = await db
    .selectFrom(tables[kind])
    .select('marked_at')
    .where('id', '=', id)
    .where('event_id', '=', eventId)
    .executeTakeFirst()
  return found?.marked_at ? Date.parse(found.marked_at) : null
}

/** Another device has marked the same: only the time of the mark is newer. */
const touch = async ({ db }: SignedIn, { kind, id }: Mark, set: Set): Promise<'DONE'> => {
  await db.updateTable(tables[kind]).set(set).where('id', '=', id).execute()
  return 'DONE'
}

/** Applies a check-in mark; `REFUSED` if the team or guest is not expected at this event. */
const moveOne = async (ctx: SignedIn, eventId: number, mark: Mark, set: Set): Promise<'DONE' | 'REFUSED'> => {
  const { kind, id, came } = mark
  const [action, to] = came ? (['attend', 'ATTENDED'] as const) : (['miss', 'MISSED'] as const)
  if (kind === 'TEAM') {
    const team = await lockInvitation(ctx, id)
    if (team?.eventId !== eventId) return 'REFUSED'
    if (team.status === to) return touch(ctx, mark, set)
    if (refusal(eventInvitationMachine, team.status, action, ctx.actor, team)) return 'REFUSED'
    const { acceleratorId } = team
    await transition(ctx, eventInvitationMachine, action, { id, acceleratorId, facts: team, set })
    return 'DONE'
  }
  const guest = await lockGuest(ctx, { id })
  if (guest?.eventId !== eventId) return 'REFUSED'
  if (guest.status === to) return touch(ctx, mark, set)
  if (refusal(eventGuestMachine, guest.status, action, ctx.actor, guest)) return 'REFUSED'
  const { acceleratorId } = guest
  await transition(ctx, eventGuestMachine, action, { id, acceleratorId, facts: guest, set })
  return 'DONE'
}

const markOne = async (
  ctx: SignedIn,
  { eventId, sentAt }: Pick<Sent, 'eventId' | 'sentAt'>,
  mark: Mark,
): Promise<MarkOutcome> => {
  const at = madeAt(
    Date.parse(mark.at),
    ctx.now.getTime(),
    sentAt === undefined ? undefined : Date.parse(sentAt),
  )
  const last = await lastMarkOf(ctx, eventId, mark)
  if (last === at) return 'KNOWN'
  if (!isNewer(at, last)) return 'OLDER'
  const time = new Date(at).toISOString()
  return moveOne(ctx, eventId, mark, {
    marked_at: time,
    came_at: mark.came ? time : null,
    changed_at: ctx.now.toISOString(),
  })
}

/** Takes marks that were made at the door, maybe long ago and maybe sent before: of each person the last one counts. */
export const sendDoorMarksUseCase = useCase({
  endpoint: sendDoorMarks,
  // Its row is locked first, so that nobody marks the same person between the reading and the writing.
  load: (ctx, { body }) => lockHeldEvent(ctx, body.eventId),
  authorize: heldEvents.manage,
  run: async (ctx, { body: { marks, ...sent } }, event) => {
    if (!event.hasBegun) throw new ProductError('EVENT_NOT_BEGUN')
    const outcomes: MarkOutcome[] = []
    for (const mark of marks) outcomes.push(await markOne(ctx, sent, mark))
    return { outcomes }
  },
})
