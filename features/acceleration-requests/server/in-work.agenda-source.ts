import { sql } from 'kysely'
import { accelerators } from '#features/accelerators'
import { isTeam } from '#platform/domain/actor.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofChosenAccelerator } from '#platform/server/ask-sources.ts'
import { displayName } from '#platform/server/sql.ts'

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
  from: sql`acceleration_request r`,
  key: sql`r.id`,
  scope: ({ actor }, { acceleratorId }) =>
    isTeam(actor, acceleratorId)
      ? sql`r.accelerator_id = ${acceleratorId} and r.status = 'NEW' and not exists (
          select from project_member m where m.project_id = r.project_id and m.person_uid = ${actor.uid})`
      : sql`false`,
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
  from: sql`project_track q join acceleration_request r on r.id = q.request_id`,
  key: sql`q.id`,
  // The first two conditions match the index.
  scope: ({ actor }, { acceleratorId }) =>
    isTeam(actor, acceleratorId)
      ? sql`q.tracker_uid is null and q.tasks_accepted < q.tasks_total and q.accelerator_id = ${acceleratorId}
          and r.board_column in ('TO_START', 'IN_WORK', 'TO_REVIEW') and exists (
            select from counted_membership h join person s on s.uid = h.person_uid and s.status = 'A'
            where h.accelerator_id = ${acceleratorId} and h.role in ('TRC', 'TRC_TEAM'))`
      : sql`false`,
  since: sql`q.started_at`,
  verb: () => 'assign',
})
