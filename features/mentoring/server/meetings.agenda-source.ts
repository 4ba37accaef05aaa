import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofNothing } from '#platform/server/ask-sources.ts'

/** Past meetings whose result the mentor has to record. */
export const meetingSource = agendaSource<unknown, { id: number }>({
  name: 'mentor-meetings',
  kind: 'meeting',
  menu: 'Mentoring',
  list: { menu: 'Mentoring', link: linkTo('/bch/view/mentoring', {}) },
  reads: ['mentoring'],
  of: ofNothing,
  authorize: portalPolicy.signIn,
  from: sql`mentor_meeting m join mentor n on n.id = m.mentor_id`,
  key: sql`m.id`,
  scope: ({ actor }) => sql`n.person_uid = ${actor.uid} and m.status = 'BOOKED' and m.starts_at <= now()`,
  since: sql`m.starts_at`,
  joins: sql`join project p on p.id = m.project_id`,
  title: () => sql`p.name`,
  context: () => sql`m.topic`,
  columns: sql`m.id`,
  verb: () => 'confirm',
  link: () => linkTo('/bch/view/mentoring', {}),
})
