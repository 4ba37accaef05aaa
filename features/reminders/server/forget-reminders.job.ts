import { sql } from 'kysely'
import { z } from 'zod'
import { job } from '#platform/server/jobs/job.ts'

/** Days for which sent reminders are remembered: longer than any rule looks back. */
const keptDays = 90

/** Deletes old records of sent reminders. */
export const forgetReminders = job({
  name: 'forget-reminders',
  cron: '41 3 * * *',
  payload: z.unknown(),
  run: async ({ db }) => {
    await sql`delete from reminder_sent where at < now() - make_interval(days => ${keptDays})`.execute(db)
  },
})
