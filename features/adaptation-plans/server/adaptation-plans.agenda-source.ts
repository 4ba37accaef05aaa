import { sql } from 'kysely'
import { ownProjectsScope } from '#features/projects'
import { portalPolicy } from '#platform/domain/policy.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofNothing } from '#platform/server/ask-sources.ts'

/** Items of assigned plans that a team has not done yet. */
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
  scope: ({ actor }) => sql`not i.done and d.status = 'ASSIGNED' and ${ownProjectsScope(actor)}`,
  since: sql`d.status_changed_at`,
  due: { day: sql`i.due_on`, zone: sql`a.time_zone` },
  title: () => sql`i.title`,
  context: () => sql`p.name`,
  columns: sql`q.id as "projectTrackId"`,
  verb: () => 'complete',
  link: ({ projectTrackId }) =>
    linkTo('/bch/view/my-acceleration-requests/initiator-details', { projectTrackId }),
})
