import { sql } from 'kysely'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import { useCase } from '#platform/server/handler.ts'
import { transition, type Locked } from '#platform/server/transition.ts'
import {
  answerExpertQuestion,
  askTeam,
  declineExpertQuestion,
  passExpertQuestion,
  readExpertTalk,
  sendExpertMessage,
  tellExpertAnswer,
} from '../contract/expert-talk.endpoints.ts'
import { expertQuestionMachine, talkRefusal } from '../domain/expert-question.machine.ts'
import { expertQuestions, expertTalks } from '../domain/expert-talk.policy.ts'
import { maxMessages, maxQuestions, type QuestionAction } from '../domain/states.ts'
import { isShown } from './field-names.ts'
import { findTalk, lockQuestion, lockTalk, type QuestionSubject, type Talk } from './talk.repository.ts'

const loadLocked = (ctx: SignedIn, { body }: { body: { jobId: number } }) => lockTalk(ctx, body.jobId)

/** Throws an error if a locked job has reached the maximum number of messages or questions. */
const requireRoom = async (
  { db }: SignedIn,
  { id }: Talk,
  table: 'expert_message' | 'expert_question',
  limit: number,
): Promise<void> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table)} where job_id = ${id}`.execute(db)
  if (rows[0]!.n >= limit) throw new ProductError('EXPERT_TALK_LIMIT', { limit })
}

/** Throws an error in blocked work, where nobody may answer. */
const requireWork = (talk: Talk): void => {
  const refused = talkRefusal(talk)
  if (refused) throw new ProductError(refused)
}

type Sides = Pick<QuestionSubject, 'acceleratorId' | 'expertUid' | 'requesterUid' | 'memberUids' | 'passed'>

/** The accelerator that takes part; null if an individual ordered the job for themselves. */
const hostOf = ({ acceleratorId, requesterUid }: Pick<Sides, 'acceleratorId' | 'requesterUid'>) =>
  requesterUid === null ? acceleratorId : null

/** People whose open pages are updated: the client and the expert. */
const sides = ({ expertUid, requesterUid, ...talk }: Omit<Sides, 'memberUids' | 'passed'>) => ({
  acceleratorId: hostOf({ ...talk, requesterUid }),
  expertUid,
  requesterUid,
})

/** The same with the project team, for a question that was passed on to it. */
const sidesAndTeam = ({ memberUids, ...talk }: Sides) => ({ ...sides(talk), memberUids })

export const sendExpertMessageUseCase = useCase({
  endpoint: sendExpertMessage,
  load: loadLocked,
  authorize: expertTalks.talk,
  concerns: sides,
  run: async (ctx, { body: { text } }, talk) => {
    requireWork(talk)
    await requireRoom(ctx, talk, 'expert_message', maxMessages)
    const { id } = await ctx.db
      .insertInto('expert_message')
      .values({
        job_id: talk.id,
        author_uid: ctx.actor.uid,
        by_expert: talk.performs,
        text,
        created_at: ctx.now.toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await raise(ctx, 'ExpertMessageSent', { id, jobId: talk.id }, hostOf(talk))
    return undefined
  },
})

export const readExpertTalkUseCase = useCase({
  endpoint: readExpertTalk,
  load: (ctx, { body }) => findTalk(ctx, body.jobId),
  authorize: expertTalks.view,
  // Only the reader sees the change, so no other page is updated.
  concerns: () => ({}),
  run: async (ctx, _input, talk) => {
    await sql`insert into expert_message_read (job_id, person_uid, message_id)
      select ${talk.id}, ${ctx.actor.uid}, coalesce(max(m.id), 0) from expert_message m where m.job_id = ${talk.id}
      on conflict (job_id, person_uid) do update set message_id = excluded.message_id`.execute(ctx.db)
    return undefined
  },
})

export const askTeamUseCase = useCase({
  endpoint: askTeam,
  load: loadLocked,
  authorize: expertTalks.ask,
  concerns: sides,
  run: async (ctx, { body: { elementCode, text } }, talk) => {
    requireWork(talk)
    if (elementCode !== null && !(await isShown(ctx, talk.id, elementCode)))
      throw invalid({ elementCode: 'NOT_IN_LIST' })
    await requireRoom(ctx, talk, 'expert_question', maxQuestions)
    const { id } = await ctx.db
      .insertInto('expert_question')
      .values({ job_id: talk.id, element_code: elementCode, text, created_at: ctx.now.toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(ctx, {
      acceleratorId: talk.acceleratorId,
      subject: 'expert_question',
      subjectId: id,
      action: 'ask',
      to: 'ASKED',
      details: { jobId: talk.id },
    })
    await raise(ctx, 'ExpertQuestionAsked', { id, jobId: talk.id }, talk.acceleratorId)
    return undefined
  },
})

const loadQuestion = (ctx: SignedIn, { body }: { body: { questionId: number } }) =>
  lockQuestion(ctx, body.questionId)

const move = (
  ctx: SignedIn,
  question: Locked<QuestionSubject>,
  action: QuestionAction,
  { version, comment = '', set }: { version: number; comment?: string; set: Record<string, unknown> },
) =>
  transition(ctx, expertQuestionMachine, action, {
    id: question.id,
    acceleratorId: question.acceleratorId,
    facts: question,
    expectedVersion: version,
    comment,
    set: { version: version + 1, ...set },
    payload: { jobId: question.jobId },
  })

export const passExpertQuestionUseCase = useCase({
  endpoint: passExpertQuestion,
  load: loadQuestion,
  authorize: expertQuestions.mediate,
  concerns: sidesAndTeam,
  run: async (ctx, { body: { version, text } }, question) => {
    await move(ctx, question, 'pass', { version, set: { passed_text: text } })
    return undefined
  },
})

export const declineExpertQuestionUseCase = useCase({
  endpoint: declineExpertQuestion,
  load: loadQuestion,
  authorize: expertQuestions.mediate,
  concerns: (question) => (question.passed ? sidesAndTeam : sides)(question),
  run: async (ctx, { body: { version, reason } }, question) => {
    await move(ctx, question, 'decline', { version, comment: reason, set: { reason } })
    return undefined
  },
})

export const answerExpertQuestionUseCase = useCase({
  endpoint: answerExpertQuestion,
  load: loadQuestion,
  authorize: expertQuestions.answer,
  // The expert is not notified: they learn of the answer once the accelerator passes it on.
  concerns: ({ acceleratorId, memberUids }) => ({ acceleratorId, memberUids }),
  run: async (ctx, { body: { version, text } }, question) => {
    await move(ctx, question, 'answer', {
      version,
      set: { answer: text, answered_at: ctx.now.toISOString() },
    })
    return undefined
  },
})

export const tellExpertAnswerUseCase = useCase({
  endpoint: tellExpertAnswer,
  load: loadQuestion,
  authorize: expertQuestions.mediate,
  concerns: sides,
  run: async (ctx, { body: { version, text } }, question) => {
    await move(ctx, question, 'tell', { version, set: { told_text: text } })
    return undefined
  },
})
