import { sql } from 'kysely'
import type { SignedIn } from '#platform/server/context.ts'
import { rowSet } from '#platform/server/lists/row-set.ts'
import { formSubmissions, intakeForms, type FormFacts } from '../domain/form-intake.policy.ts'
import type { SubmissionState } from '../domain/states.ts'
import { hasFailed } from './failed.sql.ts'
import { findSubmission } from './submission.repository.ts'

/** Submissions `s` of an accelerator's forms `f`, for those who manage the forms. */
export const submissions = rowSet({
  from: sql`form_submission s join intake_form f on f.id = s.form_id`,
  key: sql`s.id`,
  sees: async ({ db, actor }, id, { acceleratorId }) => {
    const facts = await findSubmission(db, id)
    return facts?.acceleratorId === acceleratorId && formSubmissions.manage.allows(actor, facts)
  },
  scope: ({ actor }: SignedIn, { acceleratorId }: FormFacts) =>
    intakeForms.manage.allows(actor, { acceleratorId })
      ? sql`s.accelerator_id = ${acceleratorId}`
      : sql`false`,
  filters: {
    status: (states: readonly SubmissionState[]) => sql`s.status = any(${states})`,
    formId: (id: number) => sql`s.form_id = ${id}`,
    failed: (failed: boolean) => sql`(${hasFailed}) = ${failed}`,
  },
  search: sql`concat_ws(' ', s.sender, s.email, f.name)`,
})
