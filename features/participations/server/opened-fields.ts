import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { todayIn } from '#platform/server/sql.ts'

/** Maximum number of openings of one field of one task that are counted on one day. */
const maxOpensPerDay = 200

/** Counts one reading of each of these fields of a task by a reviewer or an expert, on today's date of the accelerator. */
export const countOpenedFields = async (
  { db }: Pick<Context, 'db'>,
  taskId: number,
  codes: readonly string[],
): Promise<void> => {
  // In the order of the codes, so that concurrent readers do not deadlock.
  await sql`
    insert into task_field_opening as o (task_id, element_code, day)
    select w.id, c.code, ${todayIn(sql`a.time_zone`)}::date
    from project_trackpoint w join accelerator a on a.id = w.accelerator_id
      cross join unnest(${[...new Set(codes)]}::text[]) as c (code)
    where w.id = ${taskId} order by c.code
    on conflict (task_id, element_code, day) do update set opens = o.opens + 1
      where o.opens < ${sql.lit(maxOpensPerDay)}`.execute(db)
}
