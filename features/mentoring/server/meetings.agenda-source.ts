import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofNothing } from '#platform/server/ask-sources.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { seenMeetings } from './meetings.row-set.ts'

/** Past meetings whose result the mentor has to record. */
export const meetingSource = agendaSource<unknown, { id: number }>({
  name: 'mentor-meetings',
  kind: 'meeting',
  menu: 'Mentoring',
  list: { menu: 'Mentoring', link: linkTo('/bch/view/mentoring', {}) },
  reads: ['mentoring'],
  of: ofNothing,
  authorize: portalPolicy.signIn,
  ...seenMeetings,
  scope: (ctx) =>
    sql`u.uid = ${ctx.actor.uid} and ${whereOf(seenMeetings, ctx, null, { status: ['BOOKED'], ahead: false })}`,
  since: sql`m.starts_at`,
  title: () => sql`p.name`,
  context: () => sql`m.topic`,
  columns: sql`m.id`,
  verb: () => 'confirm',
  link: () => linkTo('/bch/view/mentoring', {}),
})
