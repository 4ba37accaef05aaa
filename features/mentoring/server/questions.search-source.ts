import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { ofNothing } from '#platform/server/ask-sources.ts'
import { searchSource } from '#platform/server/search/search-source.ts'
import { questionScope } from './question.repository.ts'
import { questionText } from './question.sql.ts'

/** Questions to mentors: of the person's projects, of the teams they advise, and of their accelerators. */
export const mentorQuestionsSource = searchSource<unknown, { id: number }>({
  name: 'mentor-questions',
  kind: 'mentorQuestion',
  of: ofNothing,
  authorize: portalPolicy.signIn,
  from: sql`mentor_question q join project p on p.id = q.project_id`,
  key: sql`q.id`,
  scope: ({ actor }) => questionScope(actor),
  search: { text: () => questionText },
  order: sql`q.asked_at desc, q.id desc`,
  title: () => sql`q.question`,
  context: sql`p.name`,
  columns: () => sql`q.id`,
  link: ({ id }) => linkTo('/bch/view/mentoring/question', { questionId: id }),
})
