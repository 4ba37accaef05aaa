import { sql } from 'kysely'
import { projectMatches, projectsFoundBy } from '#features/projects'
import type { Context } from '#platform/server/context.ts'
import { hasWords } from '#platform/server/lists/search.ts'
import { wholeName } from '#platform/server/sql.ts'
import { numbered } from '../numbered.sql.ts'

/** Possible experts of the accelerator's jobs, by name: former ones are found by whole words and their prefixes. */
const expertsNamed = (typed: string, acceleratorId: number | null) => sql`
  select m.person_uid as uid from accelerator_member m join person u on u.uid = m.person_uid
    where m.accelerator_id = ${acceleratorId} and m.role = 'EXP' and ${hasWords(wholeName('u'), typed)}
  union select u.uid from person u where u.words @@ search_query(${typed}) and ${hasWords(wholeName('u'), typed)}`

/** Tasks of the accelerator's tracks by name: a track has few, whatever the number of projects on it. */
const trackpointsNamed = (typed: string, acceleratorId: number | null) => sql`
  select k.id, k.track_id from trackpoint k where k.accelerator_id = ${acceleratorId} and ${hasWords(sql`k.name`, typed)}`

/**
 * The accelerator's jobs in a track with such a task. Evaluated first, and once: with few jobs the planner would
 * otherwise scan the tasks of each job until one matches, and all of them if none does.
 */
const jobsInTracksOfTask = (typed: string, acceleratorId: number | null) => sql`
  select from expert_job o join (${trackpointsNamed(typed, acceleratorId)}) k on k.track_id = o.track_id
  where o.accelerator_id = ${acceleratorId}`

/** The job `j` has a task with such a name. */
export const ofTrackpointsNamed = (typed: string, acceleratorId: number | null) => sql`exists (
  select from project_trackpoint w where w.id = j.task_id and w.trackpoint_id in (
    select k.id from (${trackpointsNamed(typed, acceleratorId)}) k))`

/**
 * Searches jobs `j` of an accelerator by their number, the expert's name, the task's name, or the project's search
 * terms; one after the other, each by its index. The header only narrows the search: the list's scope also applies.
 */
export const clientJobsSearch = {
  findIds: (typed: string, { acceleratorId }: Pick<Context, 'acceleratorId'>) => sql`
    select j.id from expert_job j where j.accelerator_id = ${acceleratorId} and ${numbered(typed)}
    union all select j.id from (${expertsNamed(typed, acceleratorId)}) e
      join expert_job j on j.expert_uid = e.uid where j.accelerator_id = ${acceleratorId}
    union all select j.id from (${trackpointsNamed(typed, acceleratorId)}) k
      join project_trackpoint w on w.trackpoint_id = k.id join expert_job j on j.task_id = w.id
      where exists (${jobsInTracksOfTask(typed, acceleratorId)})
    union all select j.id from (${projectsFoundBy(typed)}) f
      join expert_job j on j.project_id = f.id and j.accelerator_id = ${acceleratorId}`,
  idColumn: sql`j.id`,
  // Matching people are queried once, not per job.
  matches: (typed: string, { acceleratorId }: Pick<Context, 'acceleratorId'>) => sql`(${numbered(typed)}
    or j.expert_uid in (${expertsNamed(typed, acceleratorId)})
    or ${ofTrackpointsNamed(typed, acceleratorId)}
    or exists (select from project p where p.id = j.project_id and ${projectMatches(typed)}))`,
}
