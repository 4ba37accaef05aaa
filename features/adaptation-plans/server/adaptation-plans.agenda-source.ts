import { sql } from 'kysely'
import { accelerators } from '#features/accelerators'
import { ownProjects, trackedWork } from '#features/projects'
import { isTeam } from '#platform/domain/actor.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofChosenAccelerator, ofNothing } from '#platform/server/ask-sources.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'

/** Unfinished items of the team's assigned plans. */
export const adaptationItemSource = agendaSource<unknown, { projectTrackId: number }>({
  name: 'adaptation-items',
  kind: 'adaptation',
  menu: null,
  list: null,
  reads: ['adaptationPlan', 'participation', 'projectTeam'],
  of: ofNothing,
  authorize: portalPolicy.signIn,
  from: sql`adaptation_item i join adaptation_plan d on d.project_track_id = i.project_track_id
    join project_track q on q.id = d.project_track_id join project p on p.id = q.project_id
    join accelerator a on a.id = q.accelerator_id`,
  key: sql`i.id`,
  scope: (ctx) => sql`not i.done and d.status = 'ASSIGNED' and q.access_status = 'ALLOWED_TO_WORK'
    and ${whereOf(ownProjects, ctx, null)}`,
  since: sql`d.status_changed_at`,
  due: { day: sql`i.due_on`, zone: sql`a.time_zone` },
  title: () => sql`i.title`,
  context: () => sql`p.name`,
  columns: sql`q.id as "projectTrackId"`,
  verb: () => 'complete',
  link: ({ projectTrackId }) =>
    linkTo('/bch/view/my-acceleration-requests/initiator-details', { projectTrackId }),
})

/** Assigned plans with all items done, for those who complete them. */
export const donePlanSource = agendaSource<{ acceleratorId: number }, { projectTrackId: number }>({
  name: 'adaptation-plans-done',
  kind: 'adaptation',
  menu: null,
  list: null,
  reads: ['adaptationPlan', 'participation', 'projectTeam'],
  of: ofChosenAccelerator,
  authorize: accelerators.work,
  from: sql`adaptation_plan d join project_track q on q.id = d.project_track_id join project p on p.id = q.project_id`,
  key: sql`d.project_track_id`,
  scope: (ctx, { acceleratorId }) => {
    const isOverseen = isTeam(ctx.actor, acceleratorId) ? sql`true` : whereOf(trackedWork, ctx, null)
    return sql`q.accelerator_id = ${acceleratorId} and d.status = 'ASSIGNED' and q.access_status = 'ALLOWED_TO_WORK'
      and ${isOverseen}
      and exists (select from adaptation_item i where i.project_track_id = d.project_track_id)
      and not exists (select from adaptation_item i where i.project_track_id = d.project_track_id and not i.done)
      and not ${whereOf(ownProjects, ctx, null)}`
  },
  since: sql`(select max(i.updated_at) from adaptation_item i where i.project_track_id = d.project_track_id)`,
  title: () => sql`p.name`,
  context: () => sql`''`,
  columns: sql`q.id as "projectTrackId"`,
  verb: () => 'confirm',
  link: ({ projectTrackId }) =>
    linkTo('/bch/view/my-acceleration-requests/initiator-details', { projectTrackId }),
})
