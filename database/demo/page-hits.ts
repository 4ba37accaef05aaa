import { sql } from 'kysely'
import { insertAll } from '../../tests/support/factories/insert.ts'
import { chanceOf } from './random.ts'
import type { Scene } from './scene.ts'

const days = 30

/** Views of the public pages in the last month: slightly more on working days, and most for open tracks. */
export const countPageHits = async ({ db, calendar }: Scene): Promise<void> => {
  const chance = chanceOf(40_261_129)
  const { rows } = await sql<{ accelerator_id: number; track_id: number | null }>`
    select id as accelerator_id, null::bigint as track_id from accelerator where approval = 'COORDINATED'
    union all
    select accelerator_id, id from track where content_status = 'PUBLISHED'
    order by 1, 2 nulls first`.execute(db)
  const most = new Map(rows.map((page) => [page, page.track_id === null ? 24 : chance.between(3, 18)]))
  await insertAll(
    db,
    'page_hit_day',
    [...most].flatMap(([page, top]) =>
      Array.from({ length: days }, (_, n) => {
        const day = calendar.day(-n)
        const isWeekend = [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay())
        return { ...page, day, hits: chance.between(0, isWeekend ? Math.ceil(top / 3) : top) }
      }).filter(({ hits }) => hits > 0),
    ),
  )
}
