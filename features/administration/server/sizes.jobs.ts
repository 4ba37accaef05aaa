import { sql } from 'kysely'
import { z } from 'zod'
import { job } from '#platform/server/jobs/job.ts'

/** Retention of recorded sizes, in days. */
const sizeDays = 400

/** Retention of the times of calls, in days. */
const callTimeDays = 8

/** Records the sizes of database and files once a day. */
export const noteSizes = job({
  name: 'note-sizes',
  cron: '41 2 * * *',
  payload: z.unknown(),
  run: async ({ db }) => {
    await sql`
      insert into portal_size_day (day, database_bytes, files_bytes)
      select current_date, pg_database_size(current_database()), coalesce(sum(size), 0) from file
      on conflict (day) do update set database_bytes = excluded.database_bytes, files_bytes = excluded.files_bytes`.execute(
      db,
    )
    await sql`delete from call_time where hour < now() - make_interval(days => ${callTimeDays})`.execute(db)
    await sql`delete from portal_size_day where day < current_date - ${sizeDays}::int`.execute(db)
  },
})
