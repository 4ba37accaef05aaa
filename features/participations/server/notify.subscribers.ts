import { sql } from 'kysely'
import { noticeSubscriber } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { RaisedEvent } from '#platform/server/events/subscriber.ts'
import { acceleratorTeam, projectTeam } from '#platform/server/recipients.ts'
import { dayEndText, nameInSentence } from '#platform/server/sql.ts'
import { workNotices } from '../domain/participations.notices.ts'
import { waitsToldTo, type Waiting } from '../domain/waits-for.rules.ts'

type Payload = { id: number; comment?: string; trackerUid?: string | null; remarkId?: number }

/** The people around a task or participation, and the names for their notifications. */
type Audience = {
  projectTrackId: number
  project: string
  track: string
  task: string
  members: string[]
  tracker: string | null
  /** The tracker's name. */
  person: string
  team: string[]
  comment: string
  reason: string
  /** The end of the task's due date; empty without one. */
  until: string
  /** The current task; null without one. */
  waiting: Waiting | null
}

const isOfTask = (name: string): boolean => name.startsWith('Task')

/** Reads the audience of a task, or of a participation if the event has no task. */
const audienceOf = ({ name, payload: { id, comment = '' } }: RaisedEvent<Payload>) => {
  const [taskId, participationId] = isOfTask(name) ? [id, null] : [null, id]
  return sql<Audience>`
    select q.id as "projectTrackId", p.name as project, t.name as track, coalesce(k.name, '') as task,
      ${projectTeam(sql`p.id`)} as members, ${comment}::text as comment, ${comment}::text as reason,
      coalesce(${dayEndText(sql`w.due_on`, sql`(select z.time_zone from accelerator z where z.id = q.accelerator_id)`)}, '') as until,
      (select m.person_uid from accelerator_member m
        where m.accelerator_id = q.accelerator_id and m.person_uid = q.tracker_uid
          and m.role in ('TRC', 'TRC_TEAM') and not m.blocked limit 1) as tracker,
      coalesce(${nameInSentence('h')}, '') as person, ${acceleratorTeam(sql`q.accelerator_id`, ['ACC'])} as team,
      (select json_build_object('allowed', q.access_status = 'ALLOWED_TO_WORK', 'state', c.state, 'performer', a.performer,
          'hasLeader', p.leader_uid is not null, 'hasTracker', q.tracker_uid is not null,
          'atExpert', exists (select from expert_job j where j.task_id = c.id and j.status in ('NEW', 'PROCESS')))
        from project_trackpoint c join trackpoint a on a.id = c.trackpoint_id
        where c.project_track_id = q.id and c.state <> 'ACCEPT_CODE' order by c.seq limit 1) as waiting
    from project_track q join project p on p.id = q.project_id join track t on t.id = q.track_id
      left join project_trackpoint w on w.project_track_id = q.id and w.id = ${taskId}
      left join trackpoint k on k.id = w.trackpoint_id left join person h on h.uid = q.tracker_uid
    where q.id = coalesce(${participationId}::bigint, (select project_track_id from project_trackpoint where id = ${taskId}))`
}

/** Notifies the people around a project of changes in its work. */
export const notifyOfWork = noticeSubscriber({
  name: 'participations.notify',
  notices: workNotices,
  together: true,
  read: audienceOf,
  when: {
    TRACKER_SET: (_audience, { payload }) => Boolean(payload.trackerUid),
    // An answer to a review comment has a notification of its own.
    TASK_COMMENTED: (_audience, { payload }) => payload.remarkId === undefined,
  },
  people: {
    projectTeam: ({ members }) => members,
    tracker: (_audience, { payload }) => payload.trackerUid,
    // The tracker, or the accelerator's team if there is none or they have left.
    reviewer: ({ tracker, team }) => tracker ?? team,
  },
  unusual: ({ waiting, members, tracker, team }, { to, event: { actorUid } }) => {
    // A sender reads their own notifications, and reviewers of the accelerator may be in the project's team, too.
    const others = [...(tracker === null ? team : [tracker]), ...(actorUid === null ? [] : [actorUid])]
    const reachesTeam = to === 'projectTeam' || others.some((uid) => members.includes(uid))
    const waits = waiting ? waitsToldTo(waiting, reachesTeam ? 'team' : 'others') : 'NOBODY'
    return waits === 'NOBODY' ? {} : { params: { waits } }
  },
  link: ({ projectTrackId }, { event }) =>
    linkTo('/bch/view/my-acceleration-requests/initiator-details', {
      projectTrackId,
      ...(isOfTask(event.name) && { taskId: event.payload.id }),
    }),
})
