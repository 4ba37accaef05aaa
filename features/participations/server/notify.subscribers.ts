import { sql } from 'kysely'
import { noticeSubscriber } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { RaisedEvent } from '#platform/server/events/subscriber.ts'
import { acceleratorTeam, projectTeam } from '#platform/server/recipients.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import { notices } from '../domain/participations.notices.ts'

type Payload = { id: number; comment?: string; trackerUid?: string | null }

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
}

const isOfTask = (name: string): boolean => name.startsWith('Task')

/** Reads the audience of a task, or of a participation if the event has no task. */
const audienceOf = ({ name, payload: { id, comment = '' } }: RaisedEvent<Payload>) => {
  const [taskId, participationId] = isOfTask(name) ? [id, null] : [null, id]
  return sql<Audience>`
    select q.id as "projectTrackId", p.name as project, t.name as track, coalesce(k.name, '') as task,
      ${projectTeam(sql`p.id`)} as members, ${comment}::text as comment, ${comment}::text as reason,
      (select m.person_uid from accelerator_member m
        where m.accelerator_id = q.accelerator_id and m.person_uid = q.tracker_uid
          and m.role in ('TRC', 'TRC_TEAM') and not m.blocked limit 1) as tracker,
      coalesce(${nameInSentence('h')}, '') as person, ${acceleratorTeam(sql`q.accelerator_id`, ['ACC'])} as team
    from project_track q join project p on p.id = q.project_id join track t on t.id = q.track_id
      left join project_trackpoint w on w.project_track_id = q.id and w.id = ${taskId}
      left join trackpoint k on k.id = w.trackpoint_id left join person h on h.uid = q.tracker_uid
    where q.id = coalesce(${participationId}::bigint, (select project_track_id from project_trackpoint where id = ${taskId}))`
}

/** Notifies the people around a project of changes in its work. */
export const notifyOfWork = noticeSubscriber({
  name: 'participations.notify',
  notices,
  together: true,
  read: audienceOf,
  when: { TRACKER_SET: (_audience, { payload }) => Boolean(payload.trackerUid) },
  people: {
    projectTeam: ({ members }) => members,
    tracker: (_audience, { payload }) => payload.trackerUid,
    // The tracker, or the accelerator's team if there is none or they have left.
    reviewer: ({ tracker, team }) => tracker ?? team,
  },
  link: ({ projectTrackId }, { event }) =>
    linkTo('/bch/view/my-acceleration-requests/initiator-details', {
      projectTrackId,
      ...(isOfTask(event.name) && { taskId: event.payload.id }),
    }),
})
