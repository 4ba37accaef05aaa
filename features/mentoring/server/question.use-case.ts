import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { countAsking } from '#platform/server/count-asking.ts'
import { raise } from '#platform/server/events/raise.ts'
import { useCase } from '#platform/server/handler.ts'
import * as contract from '../contract/question.endpoints.ts'
import { mentorQuestions, type QuestionFacts } from '../domain/question.policy.ts'
import { type QuestionEvent, maxAdvice, maxOwnAdvice } from '../domain/states.ts'
import { mentorOf } from './mentor-of.ts'
import { findPaired } from './pairing.repository.ts'
import { findQuestion, findQuestionOfAdvice, readQuestionPage } from './question.repository.ts'

/** Mentors read what happens to a question as its team does. */
const withMentors = ({ acceleratorId, memberUids, mentorUids }: QuestionFacts) => ({
  acceleratorId,
  memberUids: [...memberUids, ...mentorUids],
})

/** Asks the mentors of a project that works on the track. */
export const askMentorsUseCase = useCase({
  endpoint: contract.askMentors,
  load: async (ctx, { body: { projectTrackId } }) => {
    const { rows } = await sql<{ projectId: number; acceleratorId: number }>`
      select q.project_id as "projectId", q.accelerator_id as "acceleratorId" from project_track q
      where q.id = ${projectTrackId} and q.access_status = 'ALLOWED_TO_WORK'`.execute(ctx.db)
    const [place] = rows
    const paired = place && (await findPaired(ctx.db, place.projectId, place.acceleratorId))
    return paired && { ...paired, mentorUids: [] as string[] }
  },
  authorize: mentorQuestions.ask,
  run: async (ctx, { body: { question, about } }, { projectId, acceleratorId }) => {
    await countAsking(ctx)
    const { id } = await ctx.db
      .insertInto('mentor_question')
      .values({
        project_id: projectId,
        accelerator_id: acceleratorId,
        question,
        about,
        asked_by: ctx.actor.uid,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(ctx, { acceleratorId, subject: 'mentor_question', subjectId: id, action: 'ask' })
    await raise(ctx, 'MentorQuestionAsked' satisfies QuestionEvent, { id }, acceleratorId)
    return (after) => readQuestionPage(after, id)
  },
})

/** Gives advice; it is never changed, so that the advice that was followed stays on record. */
export const adviseTeamUseCase = useCase({
  endpoint: contract.adviseTeam,
  load: (ctx, { body }) => findQuestion(ctx, body.id),
  authorize: mentorQuestions.advise,
  concerns: withMentors,
  run: async (ctx, { body: { advice, againstId } }, { id, acceleratorId }) => {
    await countAsking(ctx)
    const mentorId = await mentorOf(ctx.db, ctx.actor.uid)
    const { rows } = await sql<{ closed: boolean; n: number; own: number; against: boolean }>`
      select q.closed_at is not null as closed,
        (select count(*)::int from mentor_advice c where c.question_id = q.id) as n,
        (select count(*)::int from mentor_advice c where c.question_id = q.id and c.mentor_id = ${mentorId}) as own,
        ${againstId}::bigint is null or exists (select from mentor_advice c
          where c.id = ${againstId}::bigint and c.question_id = q.id) as against
      from mentor_question q where q.id = ${id} for no key update`.execute(ctx.db)
    const { closed, n, own, against } = rows[0]!
    if (!against) throw new ProductError('NOT_FOUND')
    if (closed) throw new ProductError('QUESTION_CLOSED')
    if (n >= maxAdvice) throw new ProductError('TOO_MUCH_ADVICE', { count: maxAdvice })
    if (own >= maxOwnAdvice) throw new ProductError('TOO_MUCH_OWN_ADVICE', { count: maxOwnAdvice })
    const given = await ctx.db
      .insertInto('mentor_advice')
      .values({
        question_id: id,
        mentor_id: mentorId,
        advice,
        against_id: againstId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(ctx, { acceleratorId, subject: 'mentor_question', subjectId: id, action: 'advise' })
    await raise(ctx, 'MentorAdviceGiven' satisfies QuestionEvent, { id: given.id }, acceleratorId)
    return (after) => readQuestionPage(after, id)
  },
})

/** Records whether the team followed an advice and the outcome; notifies the mentor the first time. */
export const noteAdviceUseCase = useCase({
  endpoint: contract.noteAdvice,
  load: (ctx, { body }) => findQuestionOfAdvice(ctx, body.adviceId),
  authorize: mentorQuestions.keep,
  concerns: withMentors,
  run: async (ctx, { body: { adviceId, verdict, outcome } }, { id, acceleratorId }) => {
    const { rows } = await sql<{ first: boolean }>`
      with before as (select noted_at is null as first from mentor_advice where id = ${adviceId} for no key update)
      update mentor_advice c set verdict = ${verdict}, outcome = ${outcome}, noted_by = ${ctx.actor.uid},
        noted_at = ${ctx.now.toISOString()} from before where c.id = ${adviceId} returning before.first`.execute(
      ctx.db,
    )
    await audit(ctx, { acceleratorId, subject: 'mentor_question', subjectId: id, action: 'note' })
    if (rows[0]?.first)
      await raise(ctx, 'MentorAdviceNoted' satisfies QuestionEvent, { id: adviceId }, acceleratorId)
    return (after) => readQuestionPage(after, id)
  },
})

export const closeMentorQuestionUseCase = useCase({
  endpoint: contract.closeMentorQuestion,
  load: (ctx, { body }) => findQuestion(ctx, body.id),
  authorize: mentorQuestions.keep,
  concerns: withMentors,
  run: async (ctx, { body: { closed } }, { id, acceleratorId }) => {
    await ctx.db
      .updateTable('mentor_question')
      .set({ closed_at: closed ? ctx.now.toISOString() : null })
      .where('id', '=', id)
      .execute()
    const action = closed ? 'close' : 'reopen'
    await audit(ctx, { acceleratorId, subject: 'mentor_question', subjectId: id, action })
    return (after) => readQuestionPage(after, id)
  },
})
