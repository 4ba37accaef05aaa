import { sql } from 'kysely'
import type { z } from 'zod'
import { workRows } from '#features/acceleration-requests'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { deadlineJson } from '#platform/server/sql.ts'
import { listSummaryProjects } from '../contract/work-lists.endpoints.ts'
import { overviews } from '../domain/overviews.policy.ts'
import { placeOf } from './place.ts'

type Row = z.output<typeof listSummaryProjects.response>['items'][number]

const projectRows: RowSource<Row, Row> = {
  from: workRows.from,
  key: workRows.key,
  columns:
    () => sql`r.id, json_build_object('id', p.id, 'name', p.name, 'serialNumber', p.serial_number) as project,
    json_build_object('id', t.id, 'name', t.name) as track, r.status, r.board_column as "column", k.name as task,
    coalesce(q.tasks_accepted, 0) as "tasksAccepted", coalesce(q.tasks_total, 0) as "tasksTotal",
    (select json_build_object('status', d.status, 'done', count(i.id) filter (where i.done), 'total', count(i.id))
      from adaptation_plan d left join adaptation_item i on i.project_track_id = d.project_track_id
      where d.project_track_id = q.id group by d.status) as adaptation,
    ${deadlineJson(sql`nullif(r.due_on, 'infinity')`, sql`a.time_zone`)} as due, r.created_at as "createdAt",
    r.waits_since as since`,
  joins: sql`join project p on p.id = r.project_id join track t on t.id = r.track_id
    join accelerator a on a.id = r.accelerator_id left join project_track q on q.request_id = r.id
    left join trackpoint k on k.id = r.trackpoint_id`,
}

/** Projects behind a number of the summary. */
export const listSummaryProjectsQuery = listOf(listSummaryProjects, {
  load: placeOf,
  authorize: overviews.read,
  rows: projectRows,
  ...workRows,
  sortings: () => ({
    CREATE_DATE: sql`r.created_at`,
    NAME: sql`lower(r.project_name)`,
    SINCE: sql`r.waits_since`,
    DUE: sql`r.due_on`,
  }),
})
