import { sql } from 'kysely'
import type { z } from 'zod'
import { acceleratorsAs, personOf, type Actor, type Doer } from '#platform/domain/actor.ts'
import { possibleActions } from '#platform/domain/machine.ts'
import { stillThere } from '#platform/domain/product-error.ts'
import type { Acting } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { findRow, readRows, type Reader, type RowSource } from '#platform/server/lists/rows.ts'
import { isAmong, personRefJson } from '#platform/server/sql.ts'
import { lockSubject, type Locked } from '#platform/server/transition.ts'
import type { mentorMeeting, officeHoursDetails } from '../contract/mentoring.schemas.ts'
import { meetingMachine, type MeetingMoved } from '../domain/meeting.machine.ts'
import { meetings, officeHours, type OfficeHoursFacts } from '../domain/mentoring.policy.ts'
import { shownSlots } from '../domain/states.ts'
import { isDayOff } from './days-off.repository.ts'

/** Office hours with all that their mentor set. */
export type OfficeHours = z.output<typeof officeHoursDetails>

/** A meeting as lists show it. */
export type Meeting = z.output<typeof mentorMeeting>

const uidOf = (actor: Doer): string | null => personOf(actor)?.uid ?? null

/** Projects `p` that the person leads and that work in accelerator `h.accelerator_id`. */
const leadsIn = (actor: Actor, acceleratorId: Sql): Sql => sql`exists (
  select from project p join project_track q on q.project_id = p.id
  where p.leader_uid = ${uidOf(actor)} and q.accelerator_id = ${acceleratorId} and q.access_status = 'ALLOWED_TO_WORK')`

/** Whether office hours `h` are still those of a mentor of the accelerator: who left, was blocked or erased is booked no more. */
export const isAtWork = sql`exists (select from mentor w join person v on v.uid = w.person_uid
  join counted_membership k on k.person_uid = w.person_uid and k.accelerator_id = h.accelerator_id and k.role = 'MNT'
  where w.id = h.mentor_id and v.status = 'A' and v.erased_at is null)`

/** Runs of booked meetings of the mentor of office hours `h`: the next one begins before the pause after the one before is over. */
const runs = sql`
  select min(m.starts_at) as begins, max(m.ends_at) as ends, count(*) as n from (
    select b.starts_at, b.ends_at, count(*) filter (where b.begins) over (order by b.starts_at) as run from (
      select o.starts_at, o.ends_at, coalesce(o.starts_at - lag(o.ends_at) over (order by o.starts_at)
        > make_interval(mins => h.buffer_minutes), true) as begins
      from mentor_meeting o where o.mentor_id = h.mentor_id and o.status = 'BOOKED' and o.ends_at > now() - interval '1 day') b) m
  group by m.run`

/** Whether the slot `s` would join too many meetings in a row, so that the mentor of office hours `h` gets no break. */
const isTooManyInRow = sql`(case when h.most_in_row is not null then h.most_in_row <= (
  select coalesce(sum(r.n), 0) from (${runs}) r
  where (r.ends <= s.at and r.ends >= s.at - make_interval(mins => h.buffer_minutes))
    or (r.begins >= s.at + make_interval(mins => h.slot_minutes)
      and r.begins <= s.at + make_interval(mins => h.slot_minutes + h.buffer_minutes))) else false end)`

/**
 * The free slots of office hours `h`, nearest first: the weekly rules in the time zone of the office hours, without days off, local
 * times that a clock change skips, slots within the notice period, and overlaps with meetings or the mentor's other calendar.
 */
export const freeSlots = sql`
  select distinct s.at from jsonb_to_recordset(h.rules) as r (weekday int, "from" text, "to" text)
    cross join generate_series(0, h.ahead_days) as n
    cross join lateral (select (now() at time zone h.time_zone)::date + n as day) d
    cross join lateral generate_series(d.day + r."from"::time,
      d.day + r."to"::time - make_interval(mins => h.slot_minutes),
      make_interval(mins => h.slot_minutes + h.buffer_minutes)) as l (local)
    cross join lateral (select l.local at time zone h.time_zone as at) s
  where h.is_open and ${isAtWork} and extract(isodow from d.day) = r.weekday and not ${isDayOff(sql`d.day`)}
    and s.at at time zone h.time_zone = l.local
    and s.at > now() + make_interval(hours => h.notice_hours)
    and not exists (select from mentor_meeting b where b.mentor_id = h.mentor_id and b.status = 'BOOKED'
      and tstzrange(b.starts_at, b.busy_until) && tstzrange(s.at, s.at + make_interval(mins => h.slot_minutes + h.buffer_minutes)))
    and not exists (select from mentor_busy y where y.mentor_id = h.mentor_id
      and y.starts_at < s.at + make_interval(mins => h.slot_minutes) and y.ends_at > s.at)
    and not ${isTooManyInRow}`

type RawHours = Omit<OfficeHours, 'actions'> & OfficeHoursFacts

/** Office hours `h`. */
export const officeHoursRows: RowSource<RawHours, OfficeHours> = {
  from: sql`office_hours h join mentor n on n.id = h.mentor_id join person u on u.uid = n.person_uid
    join accelerator a on a.id = h.accelerator_id`,
  key: sql`h.id`,
  columns: ({
    actor,
  }) => sql`h.id, h.version, h.topics, h.rules, h.time_zone as "timeZone", h.slot_minutes as "slotMinutes",
    h.buffer_minutes as "bufferMinutes", h.ahead_days as "aheadDays", h.notice_hours as "noticeHours",
    h.team_limit as "teamLimit", h.programme_limit as "programmeLimit", h.most_in_row as "mostInRow", h.most_teams as "mostTeams", h.place, h.link, h.is_open as "isOpen", ${personRefJson('u')} as mentor,
    json_build_object('id', a.id, 'name', a.name) as accelerator, h.accelerator_id as "acceleratorId",
    u.uid as "personUid", ${leadsIn(actor, sql`h.accelerator_id`)} and ${isAtWork} as leads,
    (select min(f.at) from (${freeSlots}) f) as "nextSlot"`,
  row: ({ acceleratorId, personUid, leads, ...row }, { actor }) => {
    const facts = { acceleratorId, personUid, leads }
    return {
      ...row,
      actions: [
        ...(row.isOpen && officeHours.book.allows(actor, facts) ? (['book'] as const) : []),
        ...(officeHours.book.allows(actor, facts) ? (['ask'] as const) : []),
        ...(officeHours.manage.allows(actor, facts) ? (['edit'] as const) : []),
      ],
    }
  },
}

/** Loads office hours by their id, as the reader's policy sees them. */
export const findOfficeHours = (reader: Reader, id: number): Promise<RawHours | undefined> =>
  findRow(reader, officeHoursRows, sql`h.id = ${id}`)

export const readOfficeHours = async (reader: Reader, id: number): Promise<OfficeHours> =>
  stillThere((await readRows(reader, officeHoursRows, sql`h.id = ${id}`))[0])

/** The list twin of `officeHours.view`, over office hours `h` of person `u`. */
export const officeHoursScope = (actor: Actor): Sql =>
  actor.kind === 'guest'
    ? sql`false`
    : sql`(u.uid = ${actor.uid} or ${isAmong(sql`h.accelerator_id`, acceleratorsAs(actor, 'ACC', 'TRC_TEAM'))}
        or (${leadsIn(actor, sql`h.accelerator_id`)} and ${isAtWork}))`

/** What is free of office hours, nearest first; of one instant whether it is. */
export const readSlots = async ({ db }: Pick<Reader, 'db'>, id: number, at?: string): Promise<string[]> => {
  const { rows } = await sql<{ at: string }>`
    select f.at from office_hours h cross join lateral (${freeSlots}) f
    where h.id = ${id} ${at === undefined ? sql`` : sql`and f.at = ${at}::timestamptz`}
    order by f.at limit ${shownSlots}`.execute(db)
  return rows.map((row) => row.at)
}

type RawMeeting = Omit<Meeting, 'actions'> & MeetingMoved & { thanked: boolean }

/** Meetings `m` with the facts of their policy and machine. */
const rawMeetings = {
  from: sql`mentor_meeting m join office_hours h on h.id = m.hours_id join mentor n on n.id = m.mentor_id
    join person u on u.uid = n.person_uid join project p on p.id = m.project_id`,
  key: sql`m.id`,
  columns: ({ actor }: Acting) => sql<RawMeeting>`
    m.id, m.hours_id as "hoursId", m.starts_at as "startsAt", m.ends_at as "endsAt", m.topic, m.notes,
    m.reason, m.moved_for as "movedFor", m.status, h.time_zone as "timeZone", h.place, h.link, ${personRefJson('u')} as mentor,
    json_build_object('id', p.id, 'name', p.name) as project, json_build_object('id', a.id, 'name', a.name) as accelerator,
    h.accelerator_id as "acceleratorId", u.uid as "personUid", p.leader_uid as "leaderUid",
    array(select k.person_uid from project_member k where k.project_id = p.id) as "memberUids",
    m.starts_at <= now() as begun, m.thanked_at is not null as thanked,
    m.starts_at <= now() + make_interval(hours => h.notice_hours) and u.uid is distinct from ${uidOf(actor)} as late`,
  joins: sql`join accelerator a on a.id = h.accelerator_id`,
}

/** Meetings `m`. */
export const meetingRows: RowSource<RawMeeting, Meeting> = {
  ...rawMeetings,
  row: (raw, { actor }) => {
    const {
      acceleratorId: _accelerator,
      personUid: _mentor,
      leaderUid: _leader,
      memberUids: _members,
      begun,
      late: _late,
      thanked,
      ...row
    } = raw
    const was = begun && raw.status !== 'CANCELLED'
    const thanks = raw.status === 'HELD' && !thanked && meetings.thank.allows(actor, raw)
    return {
      ...row,
      actions: [
        // Only the portal releases.
        ...possibleActions(meetingMachine, raw.status, actor, raw).filter((move) => move !== 'release'),
        ...(was && meetings.conduct.allows(actor, raw) ? (['note'] as const) : []),
        ...(was && meetings.agree.allows(actor, raw) ? (['agree'] as const) : []),
        ...(thanks ? (['thank'] as const) : []),
      ],
    }
  },
}

/** A meeting with the facts of its policy and machine. */
export type MeetingSubject = RawMeeting

/** Loads a meeting by its id with its facts for a person, or for the portal itself. */
export const findMeeting = (ctx: Acting, id: number): Promise<MeetingSubject | undefined> =>
  findRow(ctx, rawMeetings, sql`m.id = ${id}`)

/** Locks a meeting and reads it behind the lock. */
export const lockMeeting = (reader: Reader, id: number): Promise<Locked<MeetingSubject> | undefined> =>
  lockSubject(reader.db, meetingMachine, id, () => findMeeting(reader, id))

export const readMeeting = async (reader: Reader, id: number): Promise<Meeting> =>
  stillThere((await readRows(reader, meetingRows, sql`m.id = ${id}`))[0])
