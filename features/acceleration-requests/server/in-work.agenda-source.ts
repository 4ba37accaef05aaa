import { sql } from 'kysely'
import { accelerators } from '#features/accelerators'
import { isTeam } from '#platform/domain/actor.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofChosenAccelerator } from '#platform/server/ask-sources.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { displayName } from '#platform/server/sql.ts'
import { workRows } from './work.row-set.ts'
import { notOwnProject } from './work.scope.ts'

const inWork = {
  menu: 'ProjectsInWork',
  of: ofChosenAccelerator,
  authorize: accelerators.work,
  title: () => sql`r.project_name`,
  joins: sql`join project p on p.id = r.project_id join track t on t.id = r.track_id
    left join person l on l.uid = p.leader_uid`,
  context: () => sql`concat_ws(' · ', t.name, case when l.uid is not null then ${displayName('l')} end)`,
  columns: sql`r.id`,
  link: ({ id }: { id: number }) => linkTo('/bch/view/projects-in-work', { requestId: id }),
} as const

/** Applications to the chosen accelerator: nobody decides on one of their own project. */
export const applicationSource = agendaSource<{ acceleratorId: number }, { id: number }>({
  ...inWork,
  name: 'applications',
  kind: 'application',
  list: {
    menu: 'ProjectsInWork',
    link: linkTo('/bch/view/projects-in-work', { column: 'NEW', waiting: 'true' }),
  },
  reads: ['accelerationRequest', 'project'],
  from: workRows.from,
  key: workRows.key,
  scope: (ctx, place) =>
    sql`${whereOf(workRows, ctx, place, { column: ['NEW'] })} and ${notOwnProject(ctx, place.acceleratorId)}`,
  since: sql`r.created_at`,
  verb: () => 'decide',
})

/** Active projects without a tracker, if the accelerator has trackers. */
export const untrackedSource = agendaSource<{ acceleratorId: number }, { id: number }>({
  ...inWork,
  name: 'without-tracker',
  kind: 'tracker',
  list: { menu: 'ProjectsInWork', link: linkTo('/bch/view/projects-in-work', { withoutTracker: 'true' }) },
  reads: ['participation', 'task', 'acceleratorTeam'],
  from: sql`${workRows.from} join project_track q on r.id = q.request_id`,
  key: sql`q.id`,
  // The conditions on the participation match its index.
  scope: (ctx, place) =>
    isTeam(ctx.actor, place.acceleratorId)
      ? sql`${whereOf(workRows, ctx, place, { column: ['TO_START', 'IN_WORK', 'TO_REVIEW'] })}
          and q.tracker_uid is null and q.tasks_accepted < q.tasks_total and q.accelerator_id = ${place.acceleratorId}
          and exists (
            select from counted_membership h join person s on s.uid = h.person_uid and s.status = 'A'
            where h.accelerator_id = ${place.acceleratorId} and h.role in ('TRC', 'TRC_TEAM'))`
      : sql`false`,
  since: sql`q.started_at`,
  verb: () => 'assign',
})
