import { sql } from 'kysely'
import { accelerators } from '#features/accelerators'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofChosenAccelerator } from '#platform/server/ask-sources.ts'
import { notOwnProject } from '../work.scope.ts'

/** Staged decisions `s` of applications `r` that the actor may release. */
const staged = (actor: Parameters<typeof notOwnProject>[0]['actor'], acceleratorId: number) =>
  sql`staged_decision s join acceleration_request r on r.id = s.request_id
    where s.accelerator_id = ${acceleratorId} and ${notOwnProject({ actor }, acceleratorId)}`

/** Tracks of the chosen accelerator with unreleased staged decisions. */
export const stagedDecisionsSource = agendaSource<{ acceleratorId: number }, { id: number }>({
  name: 'staged-decisions',
  kind: 'decision',
  menu: 'ProjectsInWork',
  list: {
    menu: 'ProjectsInWork',
    link: linkTo('/bch/view/projects-in-work', { staged: 'ACCEPT,REJECT' }),
  },
  reads: ['decision', 'accelerationRequest'],
  of: ofChosenAccelerator,
  authorize: accelerators.work,
  from: sql`track t`,
  key: sql`t.id`,
  scope: ({ actor }, { acceleratorId }) =>
    sql`t.accelerator_id = ${acceleratorId} and t.id in (select r.track_id from ${staged(actor, acceleratorId)})`,
  since: sql`(select min(s.staged_at) from staged_decision s join acceleration_request r on r.id = s.request_id
    where s.accelerator_id = t.accelerator_id and r.track_id = t.id)`,
  title: () => sql`t.name`,
  joins: sql`join programme g on g.id = t.programme_id`,
  context: () => sql`g.name`,
  columns: sql`t.id`,
  verb: () => 'release',
  link: ({ id }) => linkTo('/bch/view/projects-in-work', { trackId: String(id), staged: 'ACCEPT,REJECT' }),
})
