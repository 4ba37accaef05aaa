import { sql } from 'kysely'
import { projectHolds, projectsFoundBy } from '#features/projects'
import type { Context } from '#platform/server/context.ts'
import { hasWords } from '#platform/server/lists/search.ts'
import { wholeName } from '#platform/server/sql.ts'
import { numbered } from '../numbered.sql.ts'

/** People who may be experts of the accelerator's jobs, by their name: whoever left is found by whole words and their beginnings. */
const expertsNamed = (typed: string, acceleratorId: number | null) => sql`
  select m.person_uid as uid from accelerator_member m join person u on u.uid = m.person_uid
    where m.accelerator_id = ${acceleratorId} and m.role = 'EXP' and ${hasWords(wholeName('u'), typed)}
  union select u.uid from person u where u.words @@ search_query(${typed}) and ${hasWords(wholeName('u'), typed)}`

/** Tasks of the accelerator's tracks by their name: a track has few, however many projects work on them. */
const trackpointsNamed = (typed: string, acceleratorId: number | null) => sql`
  select k.id, k.track_id from trackpoint k where k.accelerator_id = ${acceleratorId} and ${hasWords(sql`k.name`, typed)}`

/**
 * Jobs of the accelerator in a track with such a task. Asked first, and once: where few jobs were ordered, the planner walks the tasks
 * along the jobs' own until one has the name, and where none has it that is all of them.
 */
const jobsBesideTasksNamed = (typed: string, acceleratorId: number | null) => sql`
  select from expert_job o join (${trackpointsNamed(typed, acceleratorId)}) k on k.track_id = o.track_id
  where o.accelerator_id = ${acceleratorId}`

/** The job `j` is of a task of such a name. */
export const ofTrackpointsNamed = (typed: string, acceleratorId: number | null) => sql`exists (
  select from project_trackpoint w where w.id = j.task_id and w.trackpoint_id in (
    select k.id from (${trackpointsNamed(typed, acceleratorId)}) k))`

/**
 * How jobs `j` of an accelerator are searched: by their number, the expert's name, the task's name, or what their project is found by; one after the
 * other, each by its index. The header is a wish: the list's scope narrows besides.
 */
export const clientJobsSearch = {
  found: (typed: string, { acceleratorId }: Pick<Context, 'acceleratorId'>) => sql`
    select j.id from expert_job j where j.accelerator_id = ${acceleratorId} and ${numbered(typed)}
    union all select j.id from (${expertsNamed(typed, acceleratorId)}) e
      join expert_job j on j.expert_uid = e.uid where j.accelerator_id = ${acceleratorId}
    union all select j.id from (${trackpointsNamed(typed, acceleratorId)}) k
      join project_trackpoint w on w.trackpoint_id = k.id join expert_job j on j.task_id = w.id
      where exists (${jobsBesideTasksNamed(typed, acceleratorId)})
    union all select j.id from (${projectsFoundBy(typed)}) f
      join expert_job j on j.project_id = f.id and j.accelerator_id = ${acceleratorId}`,
  by: sql`j.id`,
  // Whom the words name is asked once, not for every job.
  holds: (typed: string, { acceleratorId }: Pick<Context, 'acceleratorId'>) => sql`(${numbered(typed)}
    or j.expert_uid in (${expertsNamed(typed, acceleratorId)})
    or ${ofTrackpointsNamed(typed, acceleratorId)}
    or exists (select from project p where p.id = j.project_id and ${projectHolds(typed)}))`,
}
