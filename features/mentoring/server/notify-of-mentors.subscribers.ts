import { sql } from 'kysely'
import { noticeSubscriber, noticesOf } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { RaisedEvent } from '#platform/server/events/subscriber.ts'
import { projectTeam } from '#platform/server/recipients.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import { notices } from '../domain/mentoring.notices.ts'
import { relatedMentors } from './question.repository.ts'

type PairingFacts = { project: string; person: string; reason: string; mentor: string; team: string[] }

/** Notifies both sides of a pairing, except the user who acted. */
export const notifyOfPairings = noticeSubscriber({
  name: 'mentoring.notify-of-pairings',
  notices: noticesOf(notices, 'MENTOR_ASKED', 'MENTOR_AGREED', 'MENTOR_DECLINED', 'MENTOR_ENDED'),
  read: ({ payload }: RaisedEvent<{ id: number }>) => sql<PairingFacts>`
    select p.name as project, ${nameInSentence('u')} as person, w.reason, u.uid as mentor, ${projectTeam(sql`p.id`)} as team
    from project_mentor w join mentor n on n.id = w.mentor_id join person u on u.uid = n.person_uid
      join project p on p.id = w.project_id where w.id = ${payload.id}`,
  people: {
    mentor: ({ mentor }) => mentor,
    projectTeam: ({ team }) => team,
    bothOfMeeting: ({ mentor, team }) => [mentor, ...team],
  },
  link: (_facts, { code, event }) =>
    linkTo('/bch/view/mentoring', {
      tab: 'pairings',
      ...(code === 'MENTOR_ASKED' && { pairingId: event.payload.id }),
    }),
})

type OfLeaver = { project: string; person: string; team: string[] }

/** Notifies a team that its mentor has left, once for all its bookings and pairings. */
export const notifyOfMentorsWhoLeft = noticeSubscriber({
  name: 'mentoring.notify-of-mentors-who-left',
  notices: noticesOf(notices, 'MENTOR_LEFT'),
  read: ({ payload: { mentorId, projectId } }: RaisedEvent<{ mentorId: number; projectId: number }>) =>
    sql<OfLeaver>`
      select p.name as project, ${nameInSentence('u')} as person, ${projectTeam(sql`p.id`)} as team
      from mentor n join person u on u.uid = n.person_uid cross join project p
      where n.id = ${mentorId} and p.id = ${projectId}`,
  people: { projectTeam: ({ team }) => team },
  link: () => linkTo('/bch/view/mentoring', {}),
  unusual: () => ({ senderUid: null }),
})

type QuestionFacts = {
  id: number
  project: string
  question: string
  team: string[]
  mentors: string[]
  person: string
  mentor: string | null
}

/** Notifies the mentors of a project's question, the team of advice, and a mentor of the outcome of their advice. */
export const notifyOfQuestions = noticeSubscriber({
  name: 'mentoring.notify-of-questions',
  notices: noticesOf(notices, 'MENTOR_QUESTION', 'MENTOR_ADVICE', 'MENTOR_ADVICE_NOTED'),
  read: ({ name, payload }: RaisedEvent<{ id: number }>) => {
    const isQuestion = name === 'MentorQuestionAsked'
    const which = isQuestion ? sql`q.id = ${payload.id} and c.id is null` : sql`c.id = ${payload.id}`
    return sql<QuestionFacts>`
      select q.id, p.name as project, q.question, ${projectTeam(sql`p.id`)} as team, array(${relatedMentors}) as mentors,
        coalesce(${nameInSentence('u')}, '') as person, u.uid as mentor
      from mentor_question q join project p on p.id = q.project_id
        left join mentor_advice c on c.question_id = q.id and ${!isQuestion}
        left join mentor o on o.id = c.mentor_id left join person u on u.uid = o.person_uid
      where ${which}`
  },
  people: {
    mentors: ({ mentors }) => mentors,
    projectTeam: ({ team }) => team,
    mentor: ({ mentor }) => mentor,
  },
  link: ({ id }) => linkTo('/bch/view/mentoring/question', { questionId: id }),
})
