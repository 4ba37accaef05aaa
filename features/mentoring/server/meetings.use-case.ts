import { sql } from 'kysely'
import { findProject, lockProject, projects } from '#features/projects'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context, Db, SignedIn } from '#platform/server/context.ts'
import { countAsking } from '#platform/server/count-asking.ts'
import { raise } from '#platform/server/events/raise.ts'
import { useCase } from '#platform/server/handler.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { transition, type Locked } from '#platform/server/transition.ts'
import * as contract from '../contract/meeting.endpoints.ts'
import { meetingMachine } from '../domain/meeting.machine.ts'
import { meetings } from '../domain/mentoring.policy.ts'
import type { MeetingMove } from '../domain/states.ts'
import {
  findMeeting,
  findOfficeHours,
  lockMeeting,
  isAtWork,
  readMeeting,
  readSlots,
  type MeetingSubject,
} from './mentoring.repository.ts'

/**
 * Errors: `SLOT_TAKEN` when the hour is free no more, or none of the mentor's. Where the mentor limits meetings in a row, bookings
 * of this mentor wait for each other: two of neighbouring hours would count the same.
 */
const requireFree = async ({ db }: SignedIn, hoursId: number, startsAt: string): Promise<void> => {
  await sql`select from mentor n where n.id = (select h.mentor_id from office_hours h
    where h.id = ${hoursId} and h.most_in_row is not null) for no key update`.execute(db)
  if ((await readSlots({ db }, hoursId, startsAt)).length === 0) throw new ProductError('SLOT_TAKEN')
}

/** Errors: `MEETING_LIMIT` when the team has as many meetings ahead of it as the mentor allows. */
const requireRoom = async (db: Db, hoursId: number, projectId: number, limit: number): Promise<void> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from mentor_meeting m where m.hours_id = ${hoursId} and m.project_id = ${projectId}
      and m.status = 'BOOKED' and m.starts_at > now()`.execute(db)
  if (rows[0]!.n >= limit) throw new ProductError('MEETING_LIMIT', { count: limit })
}

/**
 * Errors: `PROGRAMME_MEETING_LIMIT` when the teams of the project's programme have as many meetings ahead as the mentor allows.
 * Bookings of the same hours wait for each other here: two of different teams would count the same.
 */
const requireRoomOfProgramme = async (
  db: Db,
  hoursId: number,
  programmeId: number | null,
  limit: number | null,
): Promise<void> => {
  if (limit === null || programmeId === null) return
  await sql`select from office_hours where id = ${hoursId} for no key update`.execute(db)
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from mentor_meeting m where m.hours_id = ${hoursId} and m.programme_id = ${programmeId}
      and m.status = 'BOOKED' and m.starts_at > now()`.execute(db)
  if (rows[0]!.n >= limit) throw new ProductError('PROGRAMME_MEETING_LIMIT', { count: limit })
}

/** Books a free hour; a database constraint admits only one of several concurrent bookings. */
export const bookMeetingUseCase = useCase({
  endpoint: contract.bookMeeting,
  load: async (ctx, { body: { hoursId, projectId } }) => {
    const [hours, project] = await Promise.all([
      findOfficeHours(ctx, hoursId),
      findProject(ctx.db, projectId),
    ])
    if (!hours || !project) return undefined
    const { rows } = await sql<{ programmeId: number }>`
      select t.programme_id as "programmeId" from office_hours h join project_track q on q.accelerator_id = h.accelerator_id
        join track t on t.id = q.track_id
      where h.id = ${hoursId} and ${isAtWork} and q.project_id = ${projectId}
        and q.access_status = 'ALLOWED_TO_WORK' order by q.id desc limit 1`.execute(ctx.db)
    const [place] = rows
    return place && { ...project, personUid: hours.personUid, hours, programmeId: place.programmeId }
  },
  authorize: projects.lead,
  run: async (ctx, { body: { hoursId, projectId, startsAt, topic } }, { hours, programmeId }) => {
    await countAsking(ctx)
    await lockProject(ctx.db, projectId)
    await requireRoom(ctx.db, hoursId, projectId, hours.teamLimit)
    await requireRoomOfProgramme(ctx.db, hoursId, programmeId, hours.programmeLimit)
    await requireFree(ctx, hoursId, startsAt)
    const { rows } = await sql<{ id: number }>`
      insert into mentor_meeting (hours_id, mentor_id, project_id, starts_at, ends_at, busy_until, topic, booked_by,
        programme_id)
      select h.id, h.mentor_id, ${projectId}, t.at, t.at + make_interval(mins => h.slot_minutes),
        t.at + make_interval(mins => h.slot_minutes + h.buffer_minutes), ${topic}, ${ctx.actor.uid},
        ${programmeId}
      from office_hours h cross join (select ${startsAt}::timestamptz as at) t where h.id = ${hoursId} returning id`.execute(
      ctx.db,
    )
    const { id } = rows[0]!
    const { acceleratorId } = hours
    await audit(ctx, { acceleratorId, subject: 'mentor_meeting', subjectId: id, action: 'book' })
    await raise(ctx, 'MentorMeetingBooked', { id }, acceleratorId)
    return (after: Context) => readMeeting(after, id)
  },
})

const load = (ctx: Context, { body }: { body: { id: number } }) => lockMeeting(ctx, body.id)

const move = async (
  ctx: SignedIn,
  one: Locked<MeetingSubject>,
  action: MeetingMove,
  { reason = '', set = {} }: { reason?: string; set?: Record<string, unknown> } = {},
) => {
  await transition(ctx, meetingMachine, action, {
    id: one.id,
    acceleratorId: one.acceleratorId,
    facts: one,
    comment: reason,
    set: { ...set, changed_at: ctx.now.toISOString() },
  })
  return (after: Context) => readMeeting(after, one.id)
}

/** Moves a meeting to another free hour of the same mentor. */
export const moveMeetingUseCase = useCase({
  endpoint: contract.moveMeeting,
  load,
  authorize: meetings.change,
  run: async (ctx, { body: { startsAt, reason } }, one) => {
    await countAsking(ctx)
    await requireFree(ctx, one.hoursId, startsAt)
    const { rows } = await sql<{ ends_at: string; busy_until: string }>`
      select t.at + make_interval(mins => h.slot_minutes) as ends_at,
        t.at + make_interval(mins => h.slot_minutes + h.buffer_minutes) as busy_until
      from office_hours h cross join (select ${startsAt}::timestamptz as at) t where h.id = ${one.hoursId}`.execute(
      ctx.db,
    )
    return move(ctx, one, 'move', {
      reason,
      set: { starts_at: startsAt, ...rows[0]!, reminded: 0, moved_for: reason },
    })
  },
})

export const cancelMeetingUseCase = useCase({
  endpoint: contract.cancelMeeting,
  load,
  authorize: meetings.change,
  run: (ctx, { body: { reason } }, one) => move(ctx, one, 'cancel', { reason, set: { reason } }),
})

export const markMeetingUseCase = useCase({
  endpoint: contract.markMeeting,
  load,
  authorize: meetings.conduct,
  run: (ctx, { body: { held } }, one) => move(ctx, one, held ? 'hold' : 'miss'),
})

/** Stores the mentor's advice; the team is notified when it is first added. */
export const noteMeetingUseCase = useCase({
  endpoint: contract.noteMeeting,
  load: (ctx, { body }) => findMeeting(ctx, body.id),
  authorize: meetings.conduct,
  run: async (ctx, { body: { notes } }, one) => {
    if (!one.begun || one.status === 'CANCELLED') throw new ProductError('MEETING_NOT_BEGUN')
    await ctx.db
      .updateTable('mentor_meeting')
      .set({ notes, changed_at: ctx.now.toISOString() })
      .where('id', '=', one.id)
      .execute()
    if (one.notes === '') await raise(ctx, 'MentorMeetingNoted', { id: one.id }, one.acceleratorId)
    await announceChanges(ctx.db, ['mentoring'], { people: one.memberUids })
    return (after: Context) => readMeeting(after, one.id)
  },
})
