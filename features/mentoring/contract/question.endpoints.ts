import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { flagParam, id, idParam, linkless, longText, requiredLongText } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { verdicts } from '../domain/states.ts'
import { mentorQuestion, questionPage } from './question.schemas.ts'

/** Questions of one's teams, of those one mentors, and of the accelerators one works for. */
export const listMentorQuestions = list({
  name: 'listMentorQuestions',
  path: '/mentor-question/list',
  summary: 'Questions to mentors',
  permission: 'signed-in',
  reads: ['mentoring', 'project'],
  row: mentorQuestion,
  sortings: ['ASK_DATE'],
  defaultSort: '-ASK_DATE',
  filters: { open: flagParam() },
  search: true,
  more: {
    /** Where the caller may ask: participations of their projects. */
    mayAskIn: z.array(namedRef),
  },
  table: {
    texts: 'mentoring:questions',
    columns: {
      question: 'question',
      project: ({ project }) => project.name,
      askedAt: 'askedAt',
      advised: 'advised',
      closedAt: 'closedAt',
    },
  },
})

export const getMentorQuestion = endpoint({
  name: 'getMentorQuestion',
  method: 'GET',
  path: '/mentor-question/get',
  summary: 'A question to mentors with their advice',
  query: z.object({ questionId: idParam() }),
  response: questionPage,
  reads: ['mentoring'],
  permission: 'signed-in',
})

const writes = {
  method: 'POST',
  response: questionPage,
  changes: ['mentoring'],
  permission: 'signed-in',
} as const

/** Asks the mentors of a project. */
export const askMentors = endpoint({
  ...writes,
  name: 'askMentors',
  path: '/mentor-question/ask',
  summary: 'Ask the mentors of a project',
  body: z.strictObject({
    /** The project's place on a track: it names the accelerator too. */
    projectTrackId: id(),
    question: linkless(300).min(1, 'REQUIRED'),
    about: longText(4000),
  }),
  errors: ['RATE_LIMITED'],
})

/** Adds an advice; it is dated, and stays as it was given. */
export const adviseTeam = endpoint({
  ...writes,
  name: 'adviseTeam',
  path: '/mentor-question/advise',
  summary: 'Give advice to a question',
  body: z.strictObject({
    id: id(),
    advice: requiredLongText(4000),
    /** An advice under the same question that this one contradicts. */
    againstId: id().nullable(),
  }),
  errors: ['QUESTION_CLOSED', 'TOO_MUCH_ADVICE', 'TOO_MUCH_OWN_ADVICE'],
})

/** The team says which advice it followed, and what came of it. */
export const noteAdvice = endpoint({
  ...writes,
  name: 'noteAdvice',
  path: '/mentor-question/note',
  summary: 'Note what came of an advice',
  body: z.strictObject({
    adviceId: id(),
    verdict: z.enum(verdicts, 'NOT_IN_LIST'),
    outcome: longText(2000),
  }),
})

export const closeMentorQuestion = endpoint({
  ...writes,
  name: 'closeMentorQuestion',
  path: '/mentor-question/close',
  summary: 'Close or reopen a question to mentors',
  body: z.strictObject({ id: id(), closed: z.boolean() }),
})
