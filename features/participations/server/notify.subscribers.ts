import { linkTo } from '#platform/domain/screen-paths.ts'
import { sql } from 'kysely'
import { notify, type NotificationCode, type NotificationParams } from '#features/communication'
import type { Db } from '#platform/server/context.ts'
import { subscriber, type RaisedEvent } from '#platform/server/events/subscriber.ts'
import { acceleratorTeam, projectTeam } from '#platform/server/recipients.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import type { ParticipationEvent } from '../domain/events.ts'

type Payload = { id: number; comment: string; trackerUid?: string | null }

/** Whom a task or participation concerns, and the names its texts mention. */
type Circle = {
  projectTrackId: number
  project: string
  track: string
  task: string
  members: string[]
  tracker: string | null
  trackerName: string
  team: string[]
}

/** Reads the circle of a task, or of a participation when no task is named. */
const readCircle = async (db: Db, taskId: number | null, id: number | null): Promise<Circle | undefined> => {
  const { rows } = await sql<Circle>`
    select q.id as "projectTrackId", p.name as project, t.name as track, coalesce(k.name, '') as task,
      ${projectTeam(sql`p.id`)} as members,
      (select m.person_uid from accelerator_member m
        where m.accelerator_id = q.accelerator_id and m.person_uid = q.tracker_uid
          and m.role in ('TRC', 'TRC_TEAM') and not m.blocked limit 1) as tracker, ${nameInSentence('h')} as "trackerName",
      ${acceleratorTeam(sql`q.accelerator_id`, ['ACC'])} as team
    from project_track q join project p on p.id = q.project_id join track t on t.id = q.track_id
      left join project_trackpoint w on w.project_track_id = q.id and w.id = ${taskId}
      left join trackpoint k on k.id = w.trackpoint_id left join person h on h.uid = q.tracker_uid
    where q.id = coalesce(${id}::bigint, (select project_track_id from project_trackpoint where id = ${taskId}))`.execute(
    db,
  )
  return rows[0]
}

const cycleOf = (db: Db, event: RaisedEvent<Payload>): Promise<Circle | undefined> =>
  event.name.startsWith('Task')
    ? readCircle(db, event.payload.id, null)
    : readCircle(db, null, event.payload.id)

/** The tracker looks after the project; where none is set, or the one set has left, the accelerator's team does. */
const reviewers = (circle: Circle): string[] => (circle.tracker ? [circle.tracker] : circle.team)

const tell = <Code extends NotificationCode>(
  db: Db,
  event: RaisedEvent<Payload>,
  circle: Circle,
  code: Code,
  recipients: string[],
  params: NotificationParams<Code>,
): Promise<void> =>
  notify(db, {
    eventId: event.id,
    code,
    params,
    recipients,
    senderUid: event.actorUid,
    acceleratorId: event.acceleratorId,
    link: linkTo('/bch/view/my-acceleration-requests/initiator-details', {
      projectTrackId: circle.projectTrackId,
      ...(event.name.startsWith('Task') && { taskId: event.payload.id }),
    }),
  })

type Telling = (db: Db, event: RaisedEvent<Payload>, circle: Circle) => Promise<void>

const tellings: Partial<Record<ParticipationEvent, Telling>> = {
  TaskStarted: (db, event, circle) =>
    tell(db, event, circle, 'PROJECT_STARTED_IMPLEMENTATION_EVENT', reviewers(circle), {
      project: circle.project,
      task: circle.task,
    }),
  TaskCompleted: (db, event, circle) =>
    tell(db, event, circle, 'PROJECT_FINISHED_IMPLEMENTATION_EVENT', reviewers(circle), {
      project: circle.project,
      task: circle.task,
    }),
  TaskWithdrawn: (db, event, circle) =>
    tell(db, event, circle, 'TASK_WITHDRAWN', reviewers(circle), {
      project: circle.project,
      task: circle.task,
    }),
  TaskProgressDeleted: (db, event, circle) =>
    tell(db, event, circle, 'TASK_PROGRESS_DELETED', [...circle.members, ...reviewers(circle)], {
      project: circle.project,
      task: circle.task,
    }),
  TaskCommented: (db, event, circle) =>
    tell(db, event, circle, 'TASK_COMMENTED', [...circle.members, ...reviewers(circle)], {
      project: circle.project,
      task: circle.task,
      comment: event.payload.comment,
    }),
  TaskReturned: (db, event, circle) =>
    tell(db, event, circle, 'TASK_RETURNED', circle.members, {
      project: circle.project,
      task: circle.task,
      comment: event.payload.comment,
    }),
  TaskAccepted: (db, event, circle) =>
    tell(db, event, circle, 'TASK_ACCEPTED', circle.members, { project: circle.project, task: circle.task }),
  TaskDiscarded: (db, event, circle) =>
    tell(db, event, circle, 'TASK_DISCARDED', circle.members, {
      project: circle.project,
      task: circle.task,
      reason: event.payload.comment,
    }),
  TaskBusinessPlanPublished: (db, event, circle) =>
    tell(db, event, circle, 'BUSINESSPLAN_PUBLICATION', circle.members, {
      project: circle.project,
      task: circle.task,
    }),
  TrackerSet: (db, event, circle) =>
    event.payload.trackerUid
      ? tell(db, event, circle, 'TRACKER_SET', [...circle.members, event.payload.trackerUid], {
          project: circle.project,
          track: circle.track,
          person: circle.trackerName,
        })
      : Promise.resolve(),
  ParticipationBlocked: (db, event, circle) =>
    tell(db, event, circle, 'PROJECT_BLOCKED', circle.members, {
      project: circle.project,
      track: circle.track,
      reason: event.payload.comment,
    }),
  ParticipationAllowed: (db, event, circle) =>
    tell(db, event, circle, 'PROJECT_ALLOWED', circle.members, {
      project: circle.project,
      track: circle.track,
    }),
}

/** Tells the people around a project what happened to its work. */
export const participationSubscribers = [
  subscriber<Payload>({
    name: 'participations.notify',
    events: Object.keys(tellings),
    together: true,
    run: async ({ db }, event) => {
      const circle = await cycleOf(db, event)
      if (circle) await tellings[event.name as ParticipationEvent]?.(db, event, circle)
    },
  }),
]
