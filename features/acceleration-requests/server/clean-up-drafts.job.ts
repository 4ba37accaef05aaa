import { sql } from 'kysely'
import { z } from 'zod'
import { job } from '#platform/server/jobs/job.ts'
import { draftDays } from '../domain/drafts.rules.ts'

/** Deletes old unsent applications; their answers remain in the project's profile. */
export const cleanUpDrafts = job({
  name: 'clean-up-drafts',
  cron: '17 2 * * *',
  payload: z.unknown(),
  run: async ({ db }) => {
    await sql`
      delete from application_draft where updated_at < now() - make_interval(days => ${draftDays})`.execute(
      db,
    )
  },
})
