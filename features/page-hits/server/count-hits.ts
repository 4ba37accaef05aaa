import { sql } from 'kysely'
import { batchedCounts } from '#platform/server/batched-counts.ts'
import { pushGuard } from '#platform/server/push-guard.ts'
import { todayIn } from '#platform/server/sql.ts'
import { maxOfPage, type CountedKind } from '../domain/hits.rules.ts'

/** Name of a page in the counters. */
export const nameOf = (kind: CountedKind, id: number): string => `${kind} ${id}`

/** Adds the batch to today's counters. Pages that are not public are not counted. */
export const hits = batchedCounts({
  seconds: 10,
  maxNames: 10_000,
  write: async (db, counts) => {
    const rows = [...counts].map(([name, times]) => {
      const [kind, id] = name.split(' ')
      return { kind, id: Number(id), times }
    })
    await sql`
      insert into page_hit_day as d (accelerator_id, track_id, day, hits)
      select o.accelerator_id, o.track_id, ${todayIn(sql`'UTC'`)}, sum(c.times)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (kind text, id bigint, times integer)
        cross join lateral (
          select a.id as accelerator_id, null::bigint as track_id from accelerator a
          where c.kind = 'ACCELERATOR' and a.id = c.id and a.approval = 'COORDINATED'
          union all
          select t.accelerator_id, t.id from track t
          where c.kind = 'TRACK' and t.id = c.id and t.content_status = 'PUBLISHED') o
      group by 1, 2 order by 1, 2
      on conflict (accelerator_id, track_id, day) do update set hits = d.hits + excluded.hits`.execute(db)
  },
})

/** Whether one address block opens a page too often for human visitors. */
export const isPushed = pushGuard(maxOfPage)
