import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#platform/server/context.ts'
import { instantJson, personRefJson } from '#platform/server/sql.ts'
import type { task } from '../contract/task.schemas.ts'

/** The reviewers' checklist of a task in order, with its ticks. */
export const readTaskChecklist = async (
  db: Db,
  taskId: number,
): Promise<z.output<typeof task>['checklist']> => {
  const { rows } = await sql<z.output<typeof task>['checklist'][number]>`
    select x.id, x.version, x.text, case when c.task_id is not null then json_build_object('by', ${personRefJson('cp')},
      'at', ${instantJson(sql`c.ticked_at`)}, 'outdated', c.outdated) end as tick
    from project_trackpoint w join checklist_point x on x.trackpoint_id = w.trackpoint_id
      left join checklist_tick c on c.task_id = w.id and c.point_id = x.id left join person cp on cp.uid = c.person_uid
    where w.id = ${taskId} order by x.seq, x.id`.execute(db)
  return rows
}
