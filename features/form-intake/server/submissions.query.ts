import { sql } from 'kysely'
import { query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { getFormSubmission, listFormSubmissions } from '../contract/submission.endpoints.ts'
import { formSubmissions, intakeForms } from '../domain/form-intake.policy.ts'
import { acceleratorOfHeader } from './form.repository.ts'
import { hasFailed } from './failed.sql.ts'
import { findSubmission, submissionRows } from './submission.repository.ts'
import { readWholeSubmission } from './read-submission.ts'

export const listFormSubmissionsQuery = listOf(listFormSubmissions, {
  load: acceleratorOfHeader,
  authorize: intakeForms.manage,
  rows: submissionRows,
  scope: (_ctx, { acceleratorId }) => sql`s.accelerator_id = ${acceleratorId}`,
  sortings: () => ({ CREATE_DATE: sql`s.id` }),
  filters: {
    status: (states) => sql`s.status = any(${states})`,
    formId: (id) => sql`s.form_id = ${id}`,
    failed: (failed) => sql`(${hasFailed}) = ${failed}`,
  },
  search: { text: () => sql`concat_ws(' ', s.sender, s.email, f.name)` },
})

export const getFormSubmissionQuery = query({
  endpoint: getFormSubmission,
  load: (ctx, { query: { submissionId } }) => findSubmission(ctx.db, submissionId),
  authorize: formSubmissions.manage,
  run: (ctx, _input, { id }) => readWholeSubmission(ctx, id),
})
