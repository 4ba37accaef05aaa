import { sql } from 'kysely'
import type { SignedIn } from '#platform/server/context.ts'
import { rowSet } from '#platform/server/lists/row-set.ts'
import { mentorQuestions } from '../domain/question.policy.ts'
import { findQuestion, questionScope } from './question.repository.ts'

/** Questions `q` to mentors: of the reader's projects `p`, of the teams they advise, and of their accelerators. */
export const seenQuestions = rowSet({
  from: sql`mentor_question q join project p on p.id = q.project_id`,
  key: sql`q.id`,
  sees: async (reader, id) => {
    const question = await findQuestion(reader, id)
    return question !== undefined && mentorQuestions.view.allows(reader.actor, question)
  },
  scope: ({ actor }: SignedIn) => questionScope(actor),
  filters: { open: (open: boolean) => sql`(q.closed_at is null) = ${open}` },
  search: sql`concat_ws(' ', q.question, p.name)`,
})
