import { sql } from 'kysely'
import { accelerators } from '#features/accelerators'
import { ownProjects, trackedWork } from '#features/projects'
import { isPortalAdministrator, isTeam } from '#platform/domain/actor.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { ofChosenAccelerator, ofNothing } from '#platform/server/ask-sources.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { hasWords } from '#platform/server/lists/search.ts'
import { searchSource } from '#platform/server/search/search-source.ts'

const task = {
  kind: 'task',
  key: sql`w.id`,
  order: sql`w.state_changed_at desc, w.id desc`,
  title: () => sql`k.name`,
  context: sql`concat_ws(' · ', p.name, t.name)`,
  joins: sql`join project_track q on q.id = w.project_track_id join project p on p.id = q.project_id
    join track t on t.id = q.track_id`,
  columns: () => sql`w.id, w.project_track_id as "projectTrackId"`,
  link: ({ id, projectTrackId }: { id: number; projectTrackId: number }) =>
    linkTo('/bch/view/my-acceleration-requests/initiator-details', { projectTrackId, taskId: id }),
} as const

const taskTable = sql`project_trackpoint w join trackpoint k on k.id = w.trackpoint_id`

/** Tasks of the person's own projects and of those they track. */
export const ownTaskSource = searchSource({
  ...task,
  name: 'own-tasks',
  of: ofNothing,
  authorize: portalPolicy.signIn,
  from: taskTable,
  scope: (ctx) => sql`w.project_track_id in (
    select q.id from project_track q join ${ownProjects.from} on p.id = q.project_id where ${whereOf(ownProjects, ctx, null)}
    union select q.id from ${trackedWork.from} where ${whereOf(trackedWork, ctx, null)})`,
  search: sql`k.name`,
})

/**
 * Tasks of all projects of the chosen accelerator, for its team. Thousands of projects share a task's name, so only the
 * most recently changed ones per name are searched.
 */
export const teamTaskSource = searchSource({
  ...task,
  name: 'team-tasks',
  of: ofChosenAccelerator,
  authorize: accelerators.work,
  from: taskTable,
  // Trackers outside the team search only the tasks above.
  scope: ({ actor }, { acceleratorId }) =>
    isTeam(actor, acceleratorId) || isPortalAdministrator(actor)
      ? sql`w.accelerator_id = ${acceleratorId}`
      : sql`false`,
  search: {
    findIds: (typed, { acceleratorId }) => sql`
      select newest.id from trackpoint k cross join lateral (
        select w.id from project_trackpoint w where w.trackpoint_id = k.id
        order by w.state_changed_at desc, w.id desc limit 5) newest
      where k.accelerator_id = ${acceleratorId} and ${hasWords(sql`k.name`, typed)}`,
    idColumn: sql`w.id`,
    matches: (typed) => hasWords(sql`k.name`, typed),
  },
})
