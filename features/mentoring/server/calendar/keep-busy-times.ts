import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { CalendarProblem } from '../../domain/calendar-problems.ts'
import type { CalendarAnswer } from './busy-times.ts'
import type { MentoringSettings } from './calendar-settings.ts'
import { readInThread } from './read-in-thread.ts'

/** What a reading of a calendar came to. */
export type Reading = { busy: NonNullable<CalendarAnswer['busy']> } | { problem: CalendarProblem }

/** As far ahead as office hours may be booked. */
const daysAhead = 121

const day = 86_400_000

/** Fetches a calendar and reads when its owner is busy. */
export const fetchBusyTimes = async (
  { read }: Pick<MentoringSettings, 'read'>,
  { uid, url, zone }: { uid: string; url: string; zone: string },
  signal: AbortSignal,
): Promise<Reading> => {
  const answer = await read({ url, accept: 'text/calendar', maxBytes: 5_000_000, seconds: 10 }, signal)
  if ('problem' in answer) return { problem: answer.problem }
  const now = Date.now()
  const busy = await readInThread(uid, {
    text: answer.text,
    from: new Date(now).toISOString(),
    to: new Date(now + daysAhead * day).toISOString(),
    zone,
  })
  return busy ? { busy } : { problem: 'NOT_A_CALENDAR' }
}

/**
 * Replaces the stored busy times with what was read; a calendar that could not be read leaves the last known times. Call it
 * in a transaction. Does nothing if the mentor removed or replaced the calendar while it was being read: `address` is the
 * sealed address that was fetched.
 */
export const keepBusyTimes = async (
  db: Db,
  { mentorId, address }: { mentorId: number; address: string },
  reading: Reading,
): Promise<void> => {
  const { rows } = await sql`select from mentor_calendar
    where mentor_id = ${mentorId} and address = ${address} for update`.execute(db)
  if (rows.length === 0) return
  if ('problem' in reading) {
    await sql`update mentor_calendar set tried_at = now(), problem = ${reading.problem}
      where mentor_id = ${mentorId}`.execute(db)
    return
  }
  await sql`delete from mentor_busy where mentor_id = ${mentorId}`.execute(db)
  await sql`insert into mentor_busy (mentor_id, starts_at, ends_at)
    select ${mentorId}, b."startsAt", b."endsAt"
    from jsonb_to_recordset(${JSON.stringify(reading.busy)}::jsonb) as b ("startsAt" timestamptz, "endsAt" timestamptz)`.execute(
    db,
  )
  await sql`update mentor_calendar set tried_at = now(), read_at = now(), problem = null
    where mentor_id = ${mentorId}`.execute(db)
}

/** The place that an address is sealed for. */
export const placeOfCalendar = (mentorId: number): string => `mentor_calendar.address:${mentorId}`

/** The clock by which a mentor's whole days go: that of their office hours. */
export const zoneOf = async (db: Db, uid: string): Promise<string> => {
  const { rows } = await sql<{ zone: string }>`
    select h.time_zone as zone from office_hours h join mentor n on n.id = h.mentor_id where n.person_uid = ${uid}
    order by h.id limit 1`.execute(db)
  return rows[0]?.zone ?? 'UTC'
}
