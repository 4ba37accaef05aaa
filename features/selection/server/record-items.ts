import { sql } from 'kysely'

/** Failures of item `i`, with the field names stored in its record `r`. */
const failures = sql`(
  select coalesce(jsonb_agg(f || jsonb_build_object('name',
    coalesce(r.settings -> 'fields' -> (f ->> 'code'), jsonb_build_object('ru', f ->> 'code', 'en', f ->> 'code'))) order by n), '[]')
  from jsonb_array_elements(i.failures) with ordinality as failure (f, n))`

/** Columns of item `i` of record `r`. */
export const itemColumns = sql`i.place, i.project_name as "projectName", w.project_track_id as "projectTrackId",
  i.task_id as "taskId", i.stream_name as "streamName", i.outcome, i.points, ${failures} as failures, i.step, i.refused`

/** Joins for `itemColumns`. */
export const itemJoins = sql`left join project_trackpoint w on w.id = i.task_id`
