import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { ofNothing } from '#platform/server/ask-sources.ts'
import { searchSource } from '#platform/server/search/search-source.ts'
import { seenQuestions } from './questions.row-set.ts'

/** Questions to mentors: of the person's projects, of the teams they advise, and of their accelerators. */
export const mentorQuestionsSource = searchSource<unknown, { id: number }>({
  name: 'mentor-questions',
  kind: 'mentorQuestion',
  of: ofNothing,
  authorize: portalPolicy.signIn,
  ...seenQuestions,
  order: sql`q.asked_at desc, q.id desc`,
  title: () => sql`q.question`,
  context: sql`p.name`,
  columns: () => sql`q.id`,
  link: ({ id }) => linkTo('/bch/view/mentoring/question', { questionId: id }),
})
