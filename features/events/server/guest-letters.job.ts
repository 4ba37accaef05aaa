import { sql } from 'kysely'
import { z } from 'zod'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { job, type Job } from '#platform/server/jobs/job.ts'
import { concernedGuests } from '../domain/states.ts'
import { guestLettersJob, sendGuestLetter } from './guest-letters.ts'
import type { EventsSettings } from './settings.ts'

/** Guests per job: the next ones are left to another, so that none runs long. */
const guestsPerJob = 100

const payload = z.object({
  eventId: z.int(),
  kind: z.enum(['soon', 'changed', 'eventCancelled']),
  /** Begins the dedupe key of each email. */
  key: z.string(),
  /** The last guest who was written to. */
  after: z.int().default(0),
})

/** Writes to the guests of an event, once per key; nobody is reminded of an event that has begun or was cancelled. */
export const writeToEventGuests = (settings: EventsSettings): Job =>
  job({
    name: guestLettersJob,
    seconds: 300,
    payload,
    run: async ({ db, signal }, { eventId, kind, key, after }) => {
      const [statuses, when] =
        kind === 'soon'
          ? [['CONFIRMED'], sql`e.status = 'PUBLISHED' and e.starts_at > now()`]
          : [concernedGuests, sql`true`]
      const { rows } = await sql<{ id: number }>`
        select g.id from event_guest g join held_event e on e.id = g.event_id
        where g.event_id = ${eventId} and g.id > ${after} and g.status = any(${[...statuses]}) and ${when}
        order by g.id limit ${guestsPerJob}`.execute(db)
      for (const { id } of rows) {
        // Repeated later: those who have the email do not get it twice.
        signal.throwIfAborted()
        await sendGuestLetter(db, settings, { id, kind, dedupeKey: `${key}:${id}` })
      }
      if (rows.length === guestsPerJob)
        await enqueue(db, guestLettersJob, { eventId, kind, key, after: rows.at(-1)!.id })
    },
  })
