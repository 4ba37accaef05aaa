import { sql } from 'kysely'
import { accelerators } from '#features/accelerators'
import { ownProjects, trackedWork } from '#features/projects'
import { isMember, isTeam, type Person } from '#platform/domain/actor.ts'
import type { AgendaVerb } from '#platform/domain/agenda-kinds.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofChosenAccelerator, ofNothing } from '#platform/server/ask-sources.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { reviewing } from '../domain/reviewing.policy.ts'
import type { TaskState } from '../domain/states.ts'
import {
  acceptedBefore,
  earlierAccepted,
  performing,
  placeOfTrack,
  taskJoins,
  taskZone,
} from './task-facts.sql.ts'
import { tasksToReview } from './tasks-to-review.row-set.ts'

type Row = { id: number; projectTrackId: number; state: TaskState }

const remarks = (status: 'OPEN' | 'MENDED') => sql`(
  select count(*) from task_comment c where c.task_id = w.id and c.remark_status = ${status})`

const task = {
  menu: null,
  reads: ['task', 'participation', 'programme', 'project'],
  key: sql`w.id`,
  title: () => sql`k.name`,
  context: () => sql`concat_ws(' · ', p.name, t.name)`,
  columns: sql`w.id, w.project_track_id as "projectTrackId", w.state`,
  link: ({ id, projectTrackId }: Row) =>
    linkTo('/bch/view/my-acceleration-requests/initiator-details', { projectTrackId, taskId: id }),
} as const

const verbs: Partial<Record<TaskState, AgendaVerb>> = { NOT_STARTED: 'start', START: 'correct' }

/** Whether `w` waits for its performer, who can act: not blocked, and earlier tasks accepted. */
const isToDo = sql`q.access_status = 'ALLOWED_TO_WORK' and w.state in (${performing})
  and (w.state <> 'NOT_STARTED' or ${earlierAccepted})`

const performed = {
  ...task,
  kind: 'task',
  from: taskJoins,
  due: { day: sql`w.due_on`, zone: taskZone },
  // A task waits from the acceptance of the previous one.
  since: sql`case when w.state = 'NOT_STARTED'
    then greatest(w.state_changed_at, q.started_at, (select max(e.state_changed_at) from ${acceptedBefore}))
    else w.state_changed_at end`,
  // Only if it was returned, not if the team withdrew it.
  note: sql`(select c.body from task_comment c where w.state = 'START' and c.task_id = w.id and c.kind = 'RETURN'
      and c.created_at >= w.state_changed_at - interval '1 minute' order by c.id desc limit 1)`,
  remarks: remarks('OPEN'),
  verb: ({ state }: Row) => verbs[state] ?? 'continue',
} as const

/** Tasks of the person's own projects. */
export const ownTaskSource = agendaSource<unknown, Row>({
  ...performed,
  name: 'own-tasks',
  list: { menu: 'MyAccelerationRequests', link: '/bch/view/my-acceleration-requests' },
  of: ofNothing,
  authorize: portalPolicy.signIn,
  scope: (ctx) =>
    // Without a leader it waits for one.
    sql`k.performer = 'TEAM' and p.leader_uid is not null and ${whereOf(ownProjects, ctx, null)} and ${isToDo}`,
})

/** Tasks that the actor performs in an accelerator: list version of `tasks.perform` for its team and trackers. */
const performedBy = (actor: Person, acceleratorId: number) => {
  const parts = [
    isTeam(actor, acceleratorId) ? sql`k.performer = 'ACCELERATOR'` : null,
    isMember(actor, acceleratorId, 'TRC_TEAM') ? sql`k.performer = 'TRACKER'` : null,
    isMember(actor, acceleratorId, 'TRC')
      ? sql`(k.performer = 'TRACKER' and ${whereOf(trackedWork, { actor }, null)})`
      : null,
  ].filter((part) => part !== null)
  return parts.length > 0 ? sql`(${sql.join(parts, sql` or `)})` : sql`false`
}

/** Tasks that the chosen accelerator or its trackers perform. */
export const acceleratorTaskSource = agendaSource<{ acceleratorId: number }, Row>({
  ...performed,
  name: 'accelerator-tasks',
  list: null,
  of: ofChosenAccelerator,
  authorize: accelerators.work,
  // Trackpoints first, with a lateral join: with a plain join the planner scans all tasks.
  scope: ({ actor }, { acceleratorId }) => sql`w.id = any(array(
      select one.id from trackpoint h cross join lateral (
        select e.id from project_trackpoint e where e.trackpoint_id = h.id
          and e.state in (${performing}) offset 0) one
      where h.accelerator_id = ${acceleratorId} and h.performer <> 'TEAM'))
    and ${performedBy(actor, acceleratorId)} and ${isToDo}`,
})

/** Tasks of the chosen accelerator that await the person's review. */
export const reviewSource = agendaSource<{ acceleratorId: number }, Row>({
  ...task,
  name: 'reviews',
  kind: 'review',
  list: {
    menu: 'ProjectsInWork',
    link: linkTo('/bch/view/projects-in-work', { column: 'TO_REVIEW', waiting: 'true' }),
  },
  of: ofChosenAccelerator,
  authorize: reviewing.list,
  // Only the tables of the scope; names of the project and the track are joined for the shown rows.
  from: tasksToReview.from,
  joins: placeOfTrack,
  scope: (ctx, place) => whereOf(tasksToReview, ctx, place, { waiting: true }),
  since: sql`w.state_changed_at`,
  remarks: remarks('MENDED'),
  verb: () => 'review',
})
