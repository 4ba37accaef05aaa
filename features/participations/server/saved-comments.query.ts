import { sql } from 'kysely'
import type { z } from 'zod'
import { query } from '#platform/server/handler.ts'
import { getTaskSavedComments } from '../contract/task.endpoints.ts'
import { tasks } from '../domain/task.policy.ts'
import { findTask } from './task.repository.ts'

type Row = z.output<typeof getTaskSavedComments.response>['items'][number]

/** `GET /task/saved-comments`: for reviewers of the task, those about it first, then general ones. */
export const getTaskSavedCommentsQuery = query({
  endpoint: getTaskSavedComments,
  load: (ctx, input) => findTask(ctx.db, input.query.taskId),
  authorize: tasks.review,
  run: async (ctx, _input, task) => {
    const { rows } = await sql<Row>`
      select c.id, c.title, c.body, case when k.id <> w.trackpoint_id then k.name end as task
      from project_trackpoint w join saved_comment c on c.accelerator_id = w.accelerator_id
        left join trackpoint k on k.id = c.trackpoint_id
      where w.id = ${task.id}
      order by case when k.id = w.trackpoint_id then 0 when k.id is null then 1 else 2 end, lower(c.title), c.id`.execute(
      ctx.db,
    )
    return { items: rows }
  },
})
