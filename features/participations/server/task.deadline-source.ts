import { sql } from 'kysely'
import { draftNotice } from '#features/communication'
import type { DeadlineSource } from '#features/reminders'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { acceleratorTeam } from '#platform/server/recipients.ts'
import { performing } from './task-facts.sql.ts'

/** The tracker of the participation `q`, while they work in the accelerator. */
const tracker = sql`array(select distinct h.person_uid from counted_membership h
  where h.accelerator_id = a.id and h.person_uid = q.tracker_uid and h.role in ('TRC', 'TRC_TEAM'))`

/** Due dates of tasks that still wait to be done. */
export const taskDeadlines: DeadlineSource = {
  kind: 'TASK',
  object: sql`'task:' || w.id`,
  dueOn: sql`w.due_on`,
  about: sql`k.name`,
  project: sql`p.name`,
  assigned: sql`case k.performer when 'TEAM' then array(select m.person_uid from project_member m where m.project_id = p.id)
    when 'TRACKER' then ${tracker} else ${acceleratorTeam(sql`a.id`, ['ACC'])} end`,
  tracker,
  since: sql`w.state_changed_at`,
  // Tasks of the accelerator itself are in its agenda. By default its whole team is not reminded of every one.
  byPortal: sql`(k.performer in ('TEAM', 'TRACKER'))`,
  placeId: sql`q.id`,
  thingId: sql`w.id`,
  from: sql`project_trackpoint w join trackpoint k on k.id = w.trackpoint_id
    join project_track q on q.id = w.project_track_id join project p on p.id = q.project_id`,
  where: sql`w.accelerator_id = a.id and w.due_on is not null and w.state in (${performing})
    and q.access_status = 'ALLOWED_TO_WORK'`,
  portalRules: [{ days: -1, audiences: ['ASSIGNED'] }],
  notices: ({ project, about, until, placeId, thingId, assigned, others }) => [
    draftNotice({
      code: 'TASK_DUE',
      params: { project, task: about, day: until },
      recipients: [...assigned, ...others],
      link: linkTo('/bch/view/my-acceleration-requests/initiator-details', {
        projectTrackId: placeId,
        taskId: thingId,
      }),
    }),
  ],
}
