import { sql } from 'kysely'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { ofChosenAccelerator } from '#platform/server/ask-sources.ts'
import { searchSource } from '#platform/server/search/search-source.ts'
import { intakeForms, type FormFacts } from '../domain/form-intake.policy.ts'
import { submissions } from './submissions.row-set.ts'

/** Search for submissions to the chosen accelerator by sender and form. */
export const submissionSource = searchSource<FormFacts, { id: number }>({
  name: 'form-submissions',
  kind: 'formSubmission',
  of: ofChosenAccelerator,
  authorize: intakeForms.manage,
  ...submissions,
  order: sql`s.id desc`,
  title: () => sql`coalesce(nullif(s.sender, ''), nullif(s.email, ''), f.name)`,
  context: sql`f.name`,
  columns: () => sql`s.id`,
  link: ({ id }) => linkTo('/bch/view/intake-forms/submission', { submissionId: id }),
})
