import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/server/context.ts'
import { job, type Job } from '#platform/server/jobs/job.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import type { MentoringSettings } from './calendar/calendar-settings.ts'
import { fetchBusyTimes, keepBusyTimes, placeOfCalendar, type Reading } from './calendar/keep-busy-times.ts'

/** Batch size; the rest comes first in the next run. */
const maxCalendars = 300

type Due = { mentorId: number; uid: string; address: string; zone: string }

const stillMentors = sql`exists (select from counted_membership k join person v on v.uid = k.person_uid
  where k.person_uid = n.person_uid and k.role = 'MNT' and v.status = 'A' and v.erased_at is null)`

const readDue = async (db: Db): Promise<Due[]> => {
  const { rows } = await sql<Due>`
    select c.mentor_id as "mentorId", n.person_uid as uid, c.address,
      coalesce((select h.time_zone from office_hours h where h.mentor_id = n.id order by h.id limit 1), 'UTC') as zone
    from mentor_calendar c join mentor n on n.id = c.mentor_id
    where ${stillMentors} and (c.tried_at is null or c.tried_at < now() - interval '10 minutes')
    order by c.tried_at nulls first limit ${sql.lit(maxCalendars)}`.execute(db)
  return rows
}

/** Deletes the calendars of people who no longer mentor anywhere, so that no address is retained. */
const forgetOthers = async (db: Db): Promise<void> => {
  await sql`delete from mentor_calendar c using mentor n where n.id = c.mentor_id and not ${stillMentors}`.execute(
    db,
  )
  await sql`delete from mentor_busy b using mentor n where n.id = b.mentor_id and not ${stillMentors}`.execute(
    db,
  )
}

/** Refreshes mentors' external calendars, so that hours when they are busy are not offered. */
export const readMentorCalendars = ({ vault, read }: MentoringSettings): Job =>
  job({
    name: 'read-mentor-calendars',
    cron: '*/15 * * * *',
    seconds: 800,
    payload: z.unknown(),
    run: async ({ db, signal, log }) => {
      await forgetOthers(db)
      for (const { mentorId, uid, address, zone } of await readDue(db)) {
        if (signal.aborted) return
        const store = (reading: Reading) =>
          db.transaction().execute((tx) => keepBusyTimes(tx, { mentorId, address }, reading))
        try {
          const url = vault().open(address, placeOfCalendar(mentorId))
          await store(await fetchBusyTimes({ read }, { uid, url, zone }, signal))
        } catch (error) {
          if (signal.aborted) return
          // One calendar must not stop the others; its owner reads that it could not be read.
          log.warn({ mentorId, error }, 'calendar of a mentor not read')
          await store({ problem: 'NOT_A_CALENDAR' })
        }
        await announceChanges(db, ['mentoring'], { people: [uid] })
      }
    },
  })
