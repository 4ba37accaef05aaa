import { sql } from 'kysely'
import type { RequestedElement, Asking as ProfileAsking } from '#features/project-profiles'
import type { Db } from '#platform/server/context.ts'
import { isAmong } from '#platform/server/sql.ts'

// The fields that trackpoint `k` requests now, as one JSON array in order.
const askedOfTrackpoint = sql<RequestedElement[]>`coalesce((
  select json_agg(json_build_object('code', f.element_code, 'required', f.required, 'readOnly', f.read_only)
    order by f.seq, f.element_code)
  from trackpoint_field f where f.trackpoint_id = k.id)::jsonb, '[]')`

// The template versions that define the fields of trackpoint `k` now: the active ones, the main template's first.
const versionsOfTrackpoint = sql<number[]>`array(
  select v.id from profile_template t
    join profile_template_version v on v.template_id = t.id and v.status = 'ACTIVE'
  where t.id in (select f.template_id from trackpoint_field f where f.trackpoint_id = k.id)
  order by t.main desc, t.id)`

/** The profile fields that a task requests, and the template versions that define them. */
export type Asking = ProfileAsking & { taskId: number; projectId: number }

// A started task requests what its trackpoint requested at its start, in the template versions of that time; other
// tasks follow their trackpoint.
const selectAsking = sql`
  select w.id as "taskId", q.project_id as "projectId", coalesce(w.asked, ${askedOfTrackpoint}) as requested,
    case when w.asked is null then ${versionsOfTrackpoint} else w.profile_version_ids end as "versionIds"
  from project_trackpoint w join trackpoint k on k.id = w.trackpoint_id
    join project_track q on q.id = w.project_track_id`

/** Fields that these tasks request. */
export const readAsking = async (db: Db, taskIds: readonly number[]): Promise<Asking[]> => {
  if (taskIds.length === 0) return []
  const { rows } = await sql<Asking>`${selectAsking} where ${isAmong(sql`w.id`, taskIds)}`.execute(db)
  return rows
}

/** Fields that all tasks of a project request, in order of tracks and tasks. */
export const readAskingOfProject = async (db: Db, projectId: number): Promise<Asking[]> => {
  const { rows } = await sql<Asking>`
    ${selectAsking} where q.project_id = ${projectId} order by q.id, w.seq`.execute(db)
  return rows
}
