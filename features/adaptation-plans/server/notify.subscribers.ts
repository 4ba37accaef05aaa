import { sql } from 'kysely'
import { noticeSubscriber } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { RaisedEvent } from '#platform/server/events/subscriber.ts'
import { acceleratorTeam, projectTeam } from '#platform/server/recipients.ts'
import { notices } from '../domain/adaptation-plans.notices.ts'

type Payload = { project_track_id: number }

type Facts = {
  project: string
  accelerator: string
  members: string[]
  tracker: string | null
  team: string[]
}

/** Notifies the team of its plan, and the tracker or accelerator when all items are done. */
export const notifyOfPlans = noticeSubscriber({
  name: 'adaptation-plans.notify',
  notices,
  read: ({ payload }: RaisedEvent<Payload>) => sql<Facts>`
    select p.name as project, a.name as accelerator, ${projectTeam(sql`p.id`)} as members,
      (select m.person_uid from accelerator_member m
        where m.accelerator_id = q.accelerator_id and m.person_uid = q.tracker_uid
          and m.role in ('TRC', 'TRC_TEAM') and not m.blocked limit 1) as tracker,
      ${acceleratorTeam(sql`q.accelerator_id`, ['ACC'])} as team
    from project_track q join project p on p.id = q.project_id join accelerator a on a.id = q.accelerator_id
    where q.id = ${payload.project_track_id}`,
  people: { projectTeam: ({ members }) => members, reviewer: ({ tracker, team }) => tracker ?? team },
  link: (_facts, { event }) =>
    linkTo('/bch/view/my-acceleration-requests/initiator-details', {
      projectTrackId: event.payload.project_track_id,
    }),
})
