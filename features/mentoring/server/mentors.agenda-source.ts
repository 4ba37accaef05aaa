import { sql } from 'kysely'
import { acceleratorsAs } from '#platform/domain/actor.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofNothing } from '#platform/server/ask-sources.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { isAmong, nameInSentence } from '#platform/server/sql.ts'
import { seenPairings } from './pairings.row-set.ts'
import { unadvisedScope } from './question.repository.ts'

/** Teams that ask the person to accompany them. */
export const mentorRequestSource = agendaSource<unknown, { id: number }>({
  name: 'mentor-requests',
  kind: 'mentorRequest',
  menu: 'Mentoring',
  list: { menu: 'Mentoring', link: linkTo('/bch/view/mentoring', { tab: 'pairings' }) },
  reads: ['mentoring', 'project'],
  of: ofNothing,
  authorize: portalPolicy.signIn,
  ...seenPairings,
  scope: (ctx) => sql`u.uid = ${ctx.actor.uid} and ${whereOf(seenPairings, ctx, null, { status: ['ASKED'] })}
    and ${isAmong(sql`w.accelerator_id`, acceleratorsAs(ctx.actor, 'MNT'))}`,
  since: sql`w.asked_at`,
  joins: sql`join accelerator a on a.id = w.accelerator_id`,
  title: () => sql`p.name`,
  context: () => sql`a.name`,
  note: sql`w.message`,
  columns: sql`w.id`,
  verb: () => 'answer',
  link: () => linkTo('/bch/view/mentoring', { tab: 'pairings' }),
})

/** What the person's side of a meeting agreed to do. */
export const meetingTaskSource = agendaSource<unknown, { meetingId: number }>({
  name: 'meeting-tasks',
  kind: 'meetingTask',
  menu: 'Mentoring',
  list: { menu: 'Mentoring', link: linkTo('/bch/view/mentoring', { tab: 'meetings' }) },
  reads: ['mentoring', 'project'],
  of: ofNothing,
  authorize: portalPolicy.signIn,
  from: sql`meeting_task k join mentor_meeting m on m.id = k.meeting_id join mentor n on n.id = m.mentor_id
    join office_hours h on h.id = m.hours_id`,
  key: sql`k.id`,
  scope: ({ actor }) => sql`k.done_at is null and case k.side when 'MENTOR' then n.person_uid = ${actor.uid}
    else exists (select from project_member j where j.project_id = m.project_id and j.person_uid = ${actor.uid}) end`,
  since: sql`k.created_at`,
  due: { day: sql`k.due_day`, zone: sql`h.time_zone` },
  joins: sql`join project p on p.id = m.project_id join person u on u.uid = n.person_uid`,
  title: () => sql`k.text`,
  context: () => sql`concat_ws(' · ', p.name, ${nameInSentence('u')})`,
  columns: sql`m.id as "meetingId"`,
  verb: () => 'confirm',
  link: ({ meetingId }) => linkTo('/bch/view/mentoring/meeting', { meetingId }),
})

/** Questions that wait for the person's advice. */
export const mentorQuestionSource = agendaSource<unknown, { id: number }>({
  name: 'mentor-questions',
  kind: 'mentorQuestion',
  menu: 'Mentoring',
  list: { menu: 'Mentoring', link: linkTo('/bch/view/mentoring', { tab: 'questions' }) },
  reads: ['mentoring', 'project'],
  of: ofNothing,
  authorize: portalPolicy.signIn,
  from: sql`mentor_question q`,
  key: sql`q.id`,
  scope: ({ actor }) => unadvisedScope(actor),
  since: sql`q.asked_at`,
  joins: sql`join project p on p.id = q.project_id`,
  title: () => sql`q.question`,
  context: () => sql`p.name`,
  note: sql`q.about`,
  columns: sql`q.id`,
  verb: () => 'answer',
  link: ({ id }) => linkTo('/bch/view/mentoring/question', { questionId: id }),
})
