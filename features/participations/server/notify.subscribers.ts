import { sql } from 'kysely'
import { noticeSubscriber } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { RaisedEvent } from '#platform/server/events/subscriber.ts'
import { acceleratorTeam, projectTeam } from '#platform/server/recipients.ts'
import { dayEndText, nameInSentence } from '#platform/server/sql.ts'
import { workNotices } from '../domain/participations.notices.ts'
import type { Performer } from '../domain/states.ts'
import { waitsToldTo, type Waiting } from '../domain/waits-for.rules.ts'
import { completedByUid, hasTracker, trackerMayReview, waitingOfWork } from './task-facts.sql.ts'

type Payload = { id: number; comment?: string; trackerUid?: string | null; remarkId?: number }

/** The people around a task or participation, and the names for their notifications. */
type Audience = {
  projectTrackId: number
  project: string
  track: string
  task: string
  members: string[]
  /** The tracker's name. */
  person: string
  /** The accelerator's team. */
  team: string[]
  tracker: string | null
  /** The tracker, if they may decide on the task; without a task, the tracker of the project. */
  reviewer: string | null
  /** Null without a task. */
  performer: Performer | null
  /** The member of the accelerator who submitted the task last. */
  author: string | null
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
      case when ${hasTracker} then q.tracker_uid end as tracker, k.performer,
      case when case when w.id is null then ${hasTracker} else ${trackerMayReview} end then q.tracker_uid end as reviewer,
      (select v.person_uid from counted_membership v
        where v.accelerator_id = q.accelerator_id and v.person_uid = ${completedByUid} limit 1) as author,
      coalesce(${nameInSentence('h')}, '') as person, ${acceleratorTeam(sql`q.accelerator_id`, ['ACC'])} as team,
      ${waitingOfWork} as waiting
    from project_track q join project p on p.id = q.project_id join track t on t.id = q.track_id
      left join project_trackpoint w on w.project_track_id = q.id and w.id = ${taskId}
      left join trackpoint k on k.id = w.trackpoint_id left join person h on h.uid = q.tracker_uid
    where q.id = coalesce(${participationId}::bigint, (select project_track_id from project_trackpoint where id = ${taskId}))`
}

/** The project's team, the tracker or the accelerator's team, and the one of them who submitted the task. */
const performersOf = ({ performer, members, tracker, team, author }: Audience): (string | null)[] => {
  if (performer === 'TEAM') return members
  return [...(performer === 'TRACKER' && tracker !== null ? [tracker] : team), author]
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
    performer: performersOf,
    tracker: (_audience, { payload }) => payload.trackerUid,
    // The tracker, or the accelerator's team if there is none, they have left, or the task is their own submission.
    reviewer: ({ reviewer, team }) => reviewer ?? team,
  },
  unusual: (row, { to, event: { actorUid } }) => {
    const { waiting, members, reviewer, team } = row
    // A sender reads their own notifications, and people of the accelerator may be in the project's team, too.
    const others = [
      ...(to === 'performer' ? performersOf(row) : reviewer === null ? team : [reviewer]),
      actorUid,
    ]
    const reachesTeam = to === 'projectTeam' || others.some((uid) => uid !== null && members.includes(uid))
    const waits = waitsToldTo(waiting, reachesTeam ? 'team' : 'others')
    return waits === 'NOBODY' ? {} : { params: { waits } }
  },
  link: ({ projectTrackId }, { event }) =>
    linkTo('/bch/view/my-acceleration-requests/initiator-details', {
      projectTrackId,
      ...(isOfTask(event.name) && { taskId: event.payload.id }),
    }),
})
