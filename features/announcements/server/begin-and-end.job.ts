import { sql } from 'kysely'
import { z } from 'zod'
import { job } from '#platform/server/jobs/job.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { warningHours } from '../domain/maintenance.rules.ts'
import { notifyEverybody } from './notify-everybody.ts'

/** Whether an instant was within the five minutes up to the latest full five minutes, so that each belongs to one run. */
const wasNow = (at: Sql): Sql => sql`(${at} > date_bin('5 minutes', now(), 'epoch') - interval '5 minutes'
  and ${at} <= date_bin('5 minutes', now(), 'epoch'))`

/** Makes open pages show announcements and maintenance notices from their first moment, and remove them after their last. */
export const beginAndEnd = job({
  name: 'announcements-begin-and-end',
  cron: '*/5 * * * *',
  payload: z.unknown(),
  run: async ({ db }) => {
    const { rows } = await sql<{ isChanged: boolean }>`
      select exists (select from maintenance_notice where status = 'PLANNED'
          and (${wasNow(sql`starts_at - make_interval(hours => ${sql.lit(warningHours)})`)} or ${wasNow(sql`ends_at`)}))
        or exists (select from announcement where status = 'PUBLISHED'
          and (${wasNow(sql`(first_day::timestamp at time zone time_zone)`)}
            or ${wasNow(sql`((last_day + 1)::timestamp at time zone time_zone)`)})) as "isChanged"`.execute(
      db,
    )
    if (rows[0]!.isChanged) await notifyEverybody(db)
  },
})
