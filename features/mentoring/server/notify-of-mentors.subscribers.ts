import { sql } from 'kysely'
import { draftNotice, notify, type Notice } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { subscriber } from '#platform/server/events/subscriber.ts'
import { projectTeam } from '#platform/server/recipients.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import { mentorLeftEvents, pairingEvents, questionEvents, type PairingEvent } from '../domain/events.ts'
import { relatedMentors } from './question.repository.ts'

type Told = { project: string; person: string; reason: string; mentor: string; team: string[] }

const noticeOf = (name: PairingEvent, told: Told): ReturnType<typeof draftNotice> | null => {
  const { project, person, reason, mentor, team } = told
  const link = linkTo('/bch/view/mentoring', { tab: 'pairings' })
  switch (name) {
    case 'MentorAsked':
      return draftNotice({ recipients: [mentor], link, code: 'MENTOR_ASKED', params: { project } })
    case 'MentorAgreed':
      return draftNotice({ recipients: team, link, code: 'MENTOR_AGREED', params: { project, person } })
    case 'MentorDeclined':
      return draftNotice({
        recipients: team,
        link,
        code: 'MENTOR_DECLINED',
        params: { project, person, reason },
      })
    case 'MentorEnded':
      return draftNotice({
        recipients: [mentor, ...team],
        link,
        code: 'MENTOR_ENDED',
        params: { project, person, reason },
      })
    default:
      // A request that is withdrawn leaves the mentor's agenda; a mentor who left is told of by its own event.
      return null
  }
}

/** Tells the sides of a mentor's work with a project but whoever did it. */
export const notifyOfPairings = subscriber<{ id: number }>({
  name: 'mentoring.notify-of-pairings',
  events: pairingEvents,
  run: async ({ db }, event) => {
    const { rows } = await sql<Told>`
      select p.name as project, ${nameInSentence('u')} as person, w.reason, u.uid as mentor, ${projectTeam(sql`p.id`)} as team
      from project_mentor w join mentor n on n.id = w.mentor_id join person u on u.uid = n.person_uid
        join project p on p.id = w.project_id where w.id = ${event.payload.id}`.execute(db)
    const notice = rows[0] && noticeOf(event.name as PairingEvent, rows[0])
    if (!notice) return
    await notify(db, {
      ...(notice as Notice),
      eventId: event.id,
      senderUid: event.actorUid,
      acceleratorId: event.acceleratorId,
    })
  },
})

/** Tells a team once that its mentor is gone, whatever was booked and agreed. */
export const notifyOfMentorsWhoLeft = subscriber<{ mentorId: number; projectId: number }>({
  name: 'mentoring.notify-of-mentors-who-left',
  events: mentorLeftEvents,
  run: async ({ db }, event) => {
    const { mentorId, projectId } = event.payload
    const { rows } = await sql<{ project: string; person: string; team: string[] }>`
      select p.name as project, ${nameInSentence('u')} as person, ${projectTeam(sql`p.id`)} as team
      from mentor n join person u on u.uid = n.person_uid cross join project p
      where n.id = ${mentorId} and p.id = ${projectId}`.execute(db)
    const [told] = rows
    if (!told) return
    const { project, person, team } = told
    await notify(db, {
      ...draftNotice({
        recipients: team,
        link: linkTo('/bch/view/mentoring', {}),
        code: 'MENTOR_LEFT',
        params: { project, person },
      }),
      eventId: event.id,
      senderUid: null,
      acceleratorId: event.acceleratorId,
    })
  },
})

type Asked = {
  id: number
  project: string
  question: string
  team: string[]
  mentors: string[]
  person: string
  mentor: string | null
}

/** Mentors of a project are told of its question, its team of advice, and the mentor of what came of theirs. */
export const notifyOfQuestions = subscriber<{ id: number }>({
  name: 'mentoring.notify-of-questions',
  events: questionEvents,
  run: async ({ db }, event) => {
    const which =
      event.name === 'MentorQuestionAsked'
        ? sql`q.id = ${event.payload.id} and c.id is null`
        : sql`c.id = ${event.payload.id}`
    const { rows } = await sql<Asked>`
      select q.id, p.name as project, q.question, ${projectTeam(sql`p.id`)} as team, array(${relatedMentors}) as mentors,
        coalesce(${nameInSentence('u')}, '') as person, u.uid as mentor
      from mentor_question q join project p on p.id = q.project_id
        left join mentor_advice c on c.question_id = q.id and ${event.name !== 'MentorQuestionAsked'}
        left join mentor o on o.id = c.mentor_id left join person u on u.uid = o.person_uid
      where ${which}`.execute(db)
    const [told] = rows
    if (!told) return
    const { id, project, question, team, mentors, person, mentor } = told
    const link = linkTo('/bch/view/mentoring/question', { questionId: id })
    const notice =
      event.name === 'MentorQuestionAsked'
        ? draftNotice({ recipients: mentors, link, code: 'MENTOR_QUESTION', params: { project, question } })
        : event.name === 'MentorAdviceGiven'
          ? draftNotice({
              recipients: team,
              link,
              code: 'MENTOR_ADVICE',
              params: { project, question, person },
            })
          : draftNotice({
              recipients: mentor === null ? [] : [mentor],
              link,
              code: 'MENTOR_ADVICE_NOTED',
              params: { project, question },
            })
    await notify(db, {
      ...(notice as Notice),
      eventId: event.id,
      senderUid: event.actorUid,
      acceleratorId: event.acceleratorId,
    })
  },
})
