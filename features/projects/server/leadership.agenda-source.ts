import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofNothing } from '#platform/server/ask-sources.ts'
import { displayName } from '#platform/server/sql.ts'
import { leadershipIsPossible } from './leadership.repository.ts'

/** Pending offers to lead a project. */
export const leadershipSource = agendaSource<unknown, { projectId: number }>({
  name: 'leadership-offers',
  kind: 'leadership',
  menu: 'MyProjects',
  list: null,
  reads: ['projectTeam', 'project'],
  of: ofNothing,
  authorize: portalPolicy.beThemselves,
  from: sql`project_leadership_offer o join project p on p.id = o.project_id join person t on t.uid = o.to_uid`,
  key: sql`o.id`,
  scope: ({ actor }) => sql`o.to_uid = ${actor.uid} and o.status = 'OFFERED' and ${leadershipIsPossible}`,
  since: sql`o.created_at`,
  joins: sql`join person f on f.uid = o.from_uid`,
  title: () => sql`p.name`,
  context: () => displayName('f'),
  columns: sql`o.project_id as "projectId"`,
  verb: () => 'answer',
  link: ({ projectId }) => linkTo('/bch/view/my-projects/edit', { projectId, tab: 'team' }),
})
