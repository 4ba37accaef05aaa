import { sql } from 'kysely'
import type { z } from 'zod'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson } from '#platform/server/sql.ts'
import { listWorkTasks } from '../contract/work-lists.endpoints.ts'
import { overviews } from '../domain/overviews.policy.ts'
import { placeOf } from './place.ts'
import { countedTasks } from './work-tasks.row-set.ts'

type Row = z.output<typeof listWorkTasks.response>['items'][number]

const taskRows: RowSource<Row, Row> = {
  from: countedTasks.from,
  key: countedTasks.key,
  columns:
    () => sql`w.id, w.project_track_id as "projectTrackId", k.name, w.state, w.state_changed_at as since,
    json_build_object('id', p.id, 'name', p.name) as project, json_build_object('id', t.id, 'name', t.name) as track,
    ${personRefJson('h')} as tracker`,
  joins: sql`join project_track q on q.id = w.project_track_id join project p on p.id = q.project_id join track t on t.id = q.track_id
    left join person h on h.uid = q.tracker_uid`,
}

/** Tasks waiting for review or accepted, longest waiting first. */
export const listWorkTasksQuery = listOf(listWorkTasks, {
  load: placeOf,
  authorize: overviews.readTasks,
  rows: taskRows,
  ...countedTasks,
  sortings: () => ({ SINCE: sql`w.state_changed_at` }),
})
