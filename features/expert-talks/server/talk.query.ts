import { sql } from 'kysely'
import { lastKnownMessage, veilForExpert } from '#features/expertise'
import { findTask, tasks } from '#features/participations'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { possibleActions } from '#platform/domain/machine.ts'
import { query } from '#platform/server/handler.ts'
import { personRefJson } from '#platform/server/sql.ts'
import { getExpertTalk, listExpertQuestions, listTeamQuestions } from '../contract/expert-talk.endpoints.ts'
import { expertQuestionMachine } from '../domain/expert-question.machine.ts'
import { expertTalks, questionsToTeam } from '../domain/expert-talk.policy.ts'
import { maxMessages, maxQuestions } from '../domain/states.ts'
import { withFieldNames } from './field-names.ts'
import { findTalk } from './talk.repository.ts'

type Message = ResponseOf<typeof getExpertTalk>['messages'][number]

/** Returns the conversation and the number of unread messages of the other side. */
export const getExpertTalkQuery = query({
  endpoint: getExpertTalk,
  load: (ctx, { query: { jobId } }) => findTalk(ctx, jobId),
  authorize: expertTalks.view,
  run: async (ctx, _input, talk) => {
    const { performs: asExpert } = talk
    const { rows } = await sql<Message>`
      select m.id, m.author_uid = ${ctx.actor.uid} as mine, m.by_expert as "byExpert",
        case when ${asExpert}::boolean and not m.by_expert and j.requester_uid is null then null else ${personRefJson('x')} end as author, m.text, m.created_at as at,
        m.by_expert <> ${asExpert}::boolean and m.id > ${lastKnownMessage(ctx.actor, asExpert)} as unread
      from expert_message m join person x on x.uid = m.author_uid join expert_job j on j.id = m.job_id
      where m.job_id = ${talk.id} order by m.id limit ${sql.lit(maxMessages)}`.execute(ctx.db)
    const veil = asExpert ? await veilForExpert(ctx.db, talk.id) : null
    return {
      messages: veil ? rows.map((row) => (row.byExpert ? row : { ...row, text: veil(row.text) })) : rows,
      unread: rows.filter(({ unread }) => unread).length,
      asExpert,
      requested: talk.requested,
      mayAsk: talk.workAllowed && expertTalks.ask.allows(ctx.actor, talk),
      mayWrite: talk.workAllowed && expertTalks.talk.allows(ctx.actor, talk),
    }
  },
})

type Question = ResponseOf<typeof listExpertQuestions>['items'][number]
type Row = Omit<Question, 'actions' | 'fieldName'>

const columns = sql`q.id, q.element_code as "elementCode", q.status, q.text, q.passed_text as "passedText", q.answer,
  q.told_text as "toldText", q.reason, q.created_at as at, q.version`

/** The expert's view of a question: their own wording and the answer as passed on. */
const forExpert = (row: Row, veil: (text: string) => string): Omit<Question, 'fieldName'> => ({
  ...row,
  toldText: veil(row.toldText),
  reason: veil(row.reason),
  // Hides that the team has answered, until the accelerator passes the answer on.
  status: row.status === 'ANSWERED' ? 'PASSED' : row.status,
  passedText: '',
  answer: '',
  actions: [],
})

/**
 * The team's view of a question: the wording that was passed on and their own answer. It shows neither the expert nor
 * the final answer.
 */
const forTeam = (row: Row): Row => ({
  ...row,
  status: row.status === 'TOLD' ? 'ANSWERED' : row.status,
  text: '',
  toldText: '',
  reason: '',
})

export const listExpertQuestionsQuery = query({
  endpoint: listExpertQuestions,
  load: (ctx, { query: { jobId } }) => findTalk(ctx, jobId),
  authorize: expertTalks.view,
  run: async (ctx, _input, talk) => {
    const { rows } = await sql<Row>`
      select ${columns} from expert_question q where q.job_id = ${talk.id} order by q.id desc
      limit ${sql.lit(maxQuestions)}`.execute(ctx.db)
    const veil = await veilForExpert(ctx.db, talk.id)
    const items = talk.manages
      ? rows.map((row) => ({
          ...row,
          actions: possibleActions(expertQuestionMachine, row.status, ctx.actor, { ...talk, passed: true }),
        }))
      : rows.map((row) => forExpert(row, veil))
    return { items: await withFieldNames(ctx, talk.taskId, items) }
  },
})

export const listTeamQuestionsQuery = query({
  endpoint: listTeamQuestions,
  load: (ctx, { query: { taskId } }) => findTask(ctx.db, taskId),
  // Everybody who sees the task may call this, but only its team gets questions.
  authorize: tasks.view,
  run: async (ctx, _input, task) => {
    if (!questionsToTeam.read.allows(ctx.actor, task)) return { items: [] }
    const { rows } = await sql<Row>`
      select ${columns} from expert_question q join expert_job j on j.id = q.job_id
      where j.task_id = ${task.id} and q.status in ('PASSED', 'ANSWERED', 'TOLD') order by q.id desc limit 200`.execute(
      ctx.db,
    )
    const items = rows.map((row) => ({
      ...forTeam(row),
      actions: row.status === 'PASSED' && task.participationAllowed ? ['answer' as const] : [],
    }))
    return { items: await withFieldNames(ctx, task.id, items) }
  },
})
