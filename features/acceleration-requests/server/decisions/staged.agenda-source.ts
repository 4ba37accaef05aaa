import { sql } from 'kysely'
import { accelerators } from '#features/accelerators'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofChosenAccelerator } from '#platform/server/ask-sources.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { stagedDecisions } from './staged-decisions.row-set.ts'

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
  scope: (ctx, place) => sql`t.accelerator_id = ${place.acceleratorId} and t.id in (
    select r.track_id from ${stagedDecisions.from} where ${whereOf(stagedDecisions, ctx, place)})`,
  since: sql`(select min(s.staged_at) from ${stagedDecisions.from}
    where s.accelerator_id = t.accelerator_id and r.track_id = t.id)`,
  title: () => sql`t.name`,
  joins: sql`join programme g on g.id = t.programme_id`,
  context: () => sql`g.name`,
  columns: sql`t.id`,
  verb: () => 'release',
  link: ({ id }) => linkTo('/bch/view/projects-in-work', { trackId: String(id), staged: 'ACCEPT,REJECT' }),
})
