import { sql } from 'kysely'
import { draftNotice } from '#features/communication'
import type { DeadlineSource } from '#features/reminders'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { acceleratorTeam } from '#platform/server/recipients.ts'
import { todayIn } from '#platform/server/sql.ts'
import { applyUntilDay, draftTrouble } from './application-draft.repository.ts'

/** Applications that nobody has decided after their intake has closed, by track: they wait for the accelerator’s team. */
const undecided: DeadlineSource['after'] = {
  object: sql`'intake:' || s.id || ':' || t.id`,
  dueOn: sql`upper(s.period) - 1`,
  about: sql`t.name`,
  assigned: acceleratorTeam(sql`a.id`, ['ACC']),
  count: sql`u.count`,
  placeId: sql`s.id`,
  thingId: sql`t.id`,
  from: sql`(select r.stream_id, r.track_id, count(*)::int as count from acceleration_request r
      where r.accelerator_id = a.id and r.board_column = 'NEW' and r.stream_id is not null
      group by r.stream_id, r.track_id) u
    join stream s on s.id = u.stream_id join track t on t.id = u.track_id`,
  where: sql`upper(s.period) <= ${todayIn(sql`a.time_zone`)}`,
  notices: ({ about, count, until, placeId, thingId, assigned, others }) => [
    draftNotice({
      code: 'INTAKE_UNDECIDED',
      params: { track: about, count: String(count), day: until },
      recipients: [...new Set([...assigned, ...others])],
      link: linkTo('/bch/view/projects-in-work', {
        column: 'NEW',
        trackId: String(thingId),
        streamId: String(placeId),
      }),
    }),
  ],
}

/** Ends of intakes: for applications that were begun and not sent, and then for those that were not decided. */
export const intakeDeadlines: DeadlineSource = {
  kind: 'INTAKE',
  object: sql`'draft:' || d.id`,
  dueOn: applyUntilDay,
  about: sql`t.name`,
  project: sql`j.name`,
  assigned: sql`array_remove(array[j.leader_uid], null)`,
  since: sql`d.created_at`,
  thingId: sql`d.id`,
  from: sql`application_draft d join project j on j.id = d.project_id join track t on t.id = d.track_id
    join programme p on p.id = t.programme_id`,
  where: sql`d.accelerator_id = a.id and ${draftTrouble} is null`,
  after: undecided,
  portalRules: [{ days: -2, audiences: ['ASSIGNED'] }],
  notices: ({ project, about, until, thingId, assigned, others }) => [
    draftNotice({
      code: 'REQUEST_DUE',
      params: { project, track: about, day: until },
      recipients: [...assigned, ...others],
      link: linkTo('/bch/view/my-acceleration-requests/application', { draftId: thingId }),
    }),
  ],
}
