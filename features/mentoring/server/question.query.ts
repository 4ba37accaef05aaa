import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { getMentorQuestion, listMentorQuestions } from '../contract/question.endpoints.ts'
import { mentorQuestions } from '../domain/question.policy.ts'
import { shownRows } from '../domain/states.ts'
import { findQuestion, questionRows, readQuestionPage } from './question.repository.ts'
import { seenQuestions } from './questions.row-set.ts'

export const listMentorQuestionsQuery = listOf(listMentorQuestions, {
  load: nothing,
  authorize: portalPolicy.signIn,
  rows: questionRows,
  ...seenQuestions,
  sortings: () => ({ ASK_DATE: [sql`q.asked_at`, sql`q.id`] }),
  more: async ({ db, actor }) => {
    const { rows } = await sql<{ id: number; name: string }>`
      select q.id, concat_ws(' — ', p.name, t.name) as name from project_track q join project p on p.id = q.project_id
        join track t on t.id = q.track_id
        join project_member k on k.project_id = p.id and k.person_uid = ${actor.uid}
      where q.access_status = 'ALLOWED_TO_WORK' order by lower(p.name), q.id limit ${sql.lit(shownRows)}`.execute(
      db,
    )
    return { mayAskIn: rows }
  },
})

export const getMentorQuestionQuery = query({
  endpoint: getMentorQuestion,
  load: (ctx, { query: { questionId } }) => findQuestion(ctx, questionId),
  authorize: mentorQuestions.view,
  run: (ctx, _input, { id }) => readQuestionPage(ctx, id),
})
