import { linkTo } from '#platform/domain/screen-paths.ts'
import { sql } from 'kysely'
import { notify, type NotificationCode, type NotificationParams } from '#features/communication'
import type { Db } from '#platform/server/context.ts'
import { subscriber, type RaisedEvent } from '#platform/server/events/subscriber.ts'
import { acceleratorTeam, projectTeam } from '#platform/server/recipients.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import type { ParticipationEvent } from '../domain/events.ts'

type Payload = { id: number; comment: string; trackerUid?: string | null }

/** The people around a task or participation, and the names for their notifications. */
type Audience = {
  projectTrackId: number
  project: string
  track: string
  task: string
  members: string[]
  tracker: string | null
  trackerName: string
  team: string[]
}

/** Reads the audience of a task, or of a participation if there is no task. */
const readAudience = async (
  db: Db,
  taskId: number | null,
  id: number | null,
): Promise<Audience | undefined> => {
  const { rows } = await sql<Audience>`
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

const audienceOf = (db: Db, event: RaisedEvent<Payload>): Promise<Audience | undefined> =>
  event.name.startsWith('Task')
    ? readAudience(db, event.payload.id, null)
    : readAudience(db, null, event.payload.id)

/** The tracker, or the accelerator's team if there is none or they have left. */
const reviewers = (audience: Audience): string[] => (audience.tracker ? [audience.tracker] : audience.team)

const ofTask = ({ project, task }: Audience) => ({ project, task })

const send = <Code extends NotificationCode>(
  db: Db,
  event: RaisedEvent<Payload>,
  audience: Audience,
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
      projectTrackId: audience.projectTrackId,
      ...(event.name.startsWith('Task') && { taskId: event.payload.id }),
    }),
  })

type Notifier = (db: Db, event: RaisedEvent<Payload>, audience: Audience) => Promise<void>

const notifiers: Partial<Record<ParticipationEvent, Notifier>> = {
  TaskStarted: (db, event, audience) =>
    send(db, event, audience, 'PROJECT_STARTED_IMPLEMENTATION_EVENT', reviewers(audience), ofTask(audience)),
  TaskCompleted: (db, event, audience) =>
    send(db, event, audience, 'PROJECT_FINISHED_IMPLEMENTATION_EVENT', reviewers(audience), ofTask(audience)),
  TaskWithdrawn: (db, event, audience) =>
    send(db, event, audience, 'TASK_WITHDRAWN', reviewers(audience), ofTask(audience)),
  TaskProgressDeleted: (db, event, audience) =>
    send(
      db,
      event,
      audience,
      'TASK_PROGRESS_DELETED',
      [...audience.members, ...reviewers(audience)],
      ofTask(audience),
    ),
  TaskCommented: (db, event, audience) =>
    send(db, event, audience, 'TASK_COMMENTED', [...audience.members, ...reviewers(audience)], {
      ...ofTask(audience),
      comment: event.payload.comment,
    }),
  TaskReturned: (db, event, audience) =>
    send(db, event, audience, 'TASK_RETURNED', audience.members, {
      ...ofTask(audience),
      comment: event.payload.comment,
    }),
  TaskAccepted: (db, event, audience) =>
    send(db, event, audience, 'TASK_ACCEPTED', audience.members, ofTask(audience)),
  TaskDiscarded: (db, event, audience) =>
    send(db, event, audience, 'TASK_DISCARDED', audience.members, {
      ...ofTask(audience),
      reason: event.payload.comment,
    }),
  TaskBusinessPlanPublished: (db, event, audience) =>
    send(db, event, audience, 'BUSINESSPLAN_PUBLICATION', audience.members, ofTask(audience)),
  TrackerSet: (db, event, audience) =>
    event.payload.trackerUid
      ? send(db, event, audience, 'TRACKER_SET', [...audience.members, event.payload.trackerUid], {
          project: audience.project,
          track: audience.track,
          person: audience.trackerName,
        })
      : Promise.resolve(),
  ParticipationBlocked: (db, event, audience) =>
    send(db, event, audience, 'PROJECT_BLOCKED', audience.members, {
      project: audience.project,
      track: audience.track,
      reason: event.payload.comment,
    }),
  ParticipationAllowed: (db, event, audience) =>
    send(db, event, audience, 'PROJECT_ALLOWED', audience.members, {
      project: audience.project,
      track: audience.track,
    }),
}

/** Notifies the people around a project of changes in its work. */
export const participationSubscribers = [
  subscriber<Payload>({
    name: 'participations.notify',
    events: Object.keys(notifiers),
    together: true,
    run: async ({ db }, event) => {
      const audience = await audienceOf(db, event)
      if (audience) await notifiers[event.name as ParticipationEvent]?.(db, event, audience)
    },
  }),
]
