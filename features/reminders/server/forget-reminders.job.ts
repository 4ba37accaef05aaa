import { sql } from 'kysely'
import { z } from 'zod'
import { job } from '#platform/server/jobs/job.ts'

/** Days for which sent reminders are remembered: longer than any rule looks back. */
const retentionDays = 90

/** Deletes old records of sent reminders. */
export const forgetReminders = job({
  name: 'forget-reminders',
  cron: '41 3 * * *',
  payload: z.unknown(),
  run: async ({ db }) => {
    await sql`delete from reminder_sent_to where at < now() - make_interval(days => ${retentionDays})`.execute(
      db,
    )
    await sql`delete from reminder_sent where at < now() - make_interval(days => ${retentionDays})`.execute(
      db,
    )
  },
})
