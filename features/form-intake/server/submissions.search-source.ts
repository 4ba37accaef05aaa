import { sql } from 'kysely'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { ofChosenAccelerator } from '#platform/server/ask-sources.ts'
import { searchSource } from '#platform/server/search/search-source.ts'
import { intakeForms, type FormFacts } from '../domain/form-intake.policy.ts'

/** Search for submissions to the chosen accelerator by sender and form. */
export const submissionSource = searchSource<FormFacts, { id: number }>({
  name: 'form-submissions',
  kind: 'formSubmission',
  of: ofChosenAccelerator,
  authorize: intakeForms.manage,
  from: sql`form_submission s join intake_form f on f.id = s.form_id`,
  key: sql`s.id`,
  scope: (_ctx, { acceleratorId }) => sql`s.accelerator_id = ${acceleratorId}`,
  search: { text: () => sql`concat_ws(' ', s.sender, s.email, f.name)` },
  order: sql`s.id desc`,
  title: () => sql`coalesce(nullif(s.sender, ''), nullif(s.email, ''), f.name)`,
  context: sql`f.name`,
  columns: () => sql`s.id`,
  link: ({ id }) => linkTo('/bch/view/intake-forms/submission', { submissionId: id }),
})
