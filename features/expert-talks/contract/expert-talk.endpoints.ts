import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, instant, requiredLongText, requiredText, version } from '#platform/contract/fields.ts'
import { personRef } from '#platform/contract/lists.ts'
import { elementCode } from '../../fields/contract/value.schemas.ts'
import { messageLength, questionActions, questionStates } from '../domain/states.ts'

const ofJob = z.object({ jobId: idParam() })
const written = requiredLongText(messageLength)

/** Messages between the accelerator and the expert about a job, oldest first; at most 500. */
export const getExpertTalk = endpoint({
  name: 'getExpertTalk',
  method: 'GET',
  path: '/expert-talk/get',
  summary: 'The conversation about an expertise',
  query: ofJob,
  response: z.object({
    messages: z.array(
      z.object({
        id: id(),
        mine: z.boolean(),
        byExpert: z.boolean(),
        /** Null for the expert, who sees the accelerator as one party. */
        author: personRef.nullable(),
        text: z.string(),
        at: instant(),
        unread: z.boolean(),
      }),
    ),
    unread: z.int(),
    /** Whether the caller is the expert of the job. */
    asExpert: z.boolean(),
    /**
     * Whether an investor or mentor ordered the job. Then the expert talks to that person and not to the accelerator.
     */
    requested: z.boolean(),
    mayAsk: z.boolean(),
    /**
     * Whether the caller may write. False in blocked work, and once the job has ended without a result, because nobody
     * would read it.
     */
    mayWrite: z.boolean(),
  }),
  reads: ['expertTalk', 'expertJob'],
  permission: 'signed-in',
})

export const sendExpertMessage = endpoint({
  name: 'sendExpertMessage',
  method: 'POST',
  path: '/expert-talk/send',
  summary: 'Write about an expertise',
  body: z.strictObject({ jobId: id(), text: written }),
  response: null,
  errors: ['EXPERT_TALK_LIMIT', 'PARTICIPATION_BLOCKED'],
  changes: ['expertTalk'],
  permission: 'signed-in',
})

/** Marks the conversation as read up to now. */
export const readExpertTalk = endpoint({
  name: 'readExpertTalk',
  method: 'POST',
  path: '/expert-talk/read',
  summary: 'Mark the conversation about an expertise as read',
  body: z.strictObject({ jobId: id() }),
  response: null,
  changes: ['expertTalk'],
  permission: 'signed-in',
})

/** A question as its reader may see it: texts that were not passed on to the reader are empty. */
const question = z.object({
  id: id(),
  /**
   * Code of the profile field that the question is about, and its name in the caller's language; null and empty for a
   * general question.
   */
  elementCode: z.string().nullable(),
  fieldName: z.string(),
  status: z.enum(questionStates),
  /** The expert's wording; empty for the team. */
  text: z.string(),
  /** The wording that was passed on to the team; empty for the expert. */
  passedText: z.string(),
  /** The team's wording; empty for the expert. */
  answer: z.string(),
  /** The answer as passed on to the expert; empty for the team. */
  toldText: z.string(),
  reason: z.string(),
  at: instant(),
  version: version(),
  actions: z.array(z.enum(questionActions)),
})

/** The expert's questions to the team, newest first; at most 20. */
export const listExpertQuestions = endpoint({
  name: 'listExpertQuestions',
  method: 'GET',
  path: '/expert-talk/questions',
  summary: 'Questions of an expert to the team',
  query: ofJob,
  response: z.object({ items: z.array(question) }),
  reads: ['expertTalk', 'expertJob'],
  permission: 'signed-in',
})

/** Questions about a task that were passed on to its team, newest first; at most 200. They do not reveal the expert. */
export const listTeamQuestions = endpoint({
  name: 'listTeamQuestions',
  method: 'GET',
  path: '/expert-talk/of-task',
  summary: 'Questions of experts about a task, for its team',
  query: z.object({ taskId: idParam() }),
  response: z.object({ items: z.array(question) }),
  reads: ['expertTalk', 'task'],
  permission: 'signed-in',
})

export const askTeam = endpoint({
  name: 'askTeam',
  method: 'POST',
  path: '/expert-talk/ask',
  summary: 'Ask the team through the accelerator',
  body: z.strictObject({ jobId: id(), elementCode: elementCode().nullable().default(null), text: written }),
  response: null,
  errors: ['EXPERT_TALK_LIMIT', 'PARTICIPATION_BLOCKED'],
  changes: ['expertTalk'],
  permission: 'signed-in',
})

const onQuestion = z.strictObject({ questionId: id(), version: version() })

const step = <const N extends string, B extends typeof onQuestion>(
  name: N,
  path: string,
  summary: string,
  body: B,
) =>
  endpoint({
    name,
    method: 'POST',
    path: `/expert-talk/${path}`,
    summary,
    body,
    response: null,
    errors: ['STATE_CHANGED', 'PARTICIPATION_BLOCKED'],
    changes: ['expertTalk'],
    permission: 'signed-in',
  })

/** Passes a question on to the team; the accelerator may reword it. */
export const passExpertQuestion = step(
  'passExpertQuestion',
  'pass',
  'Pass a question on to the team',
  onQuestion.extend({ text: written }),
)

export const declineExpertQuestion = step(
  'declineExpertQuestion',
  'decline',
  'Decline a question of an expert',
  onQuestion.extend({ reason: requiredText(1200) }),
)

/** The team's answer, which goes to the accelerator first. */
export const answerExpertQuestion = step(
  'answerExpertQuestion',
  'answer',
  'Answer a question of an expert',
  onQuestion.extend({ text: written }),
)

/** Passes the team's answer on to the expert; the accelerator may reword it. */
export const tellExpertAnswer = step(
  'tellExpertAnswer',
  'tell',
  'Pass an answer on to the expert',
  onQuestion.extend({ text: written }),
)
