import { sql } from 'kysely'
import { chosenAccelerator } from '#platform/server/chosen-accelerator.ts'
import { query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { getFormSubmission, listFormSubmissions } from '../contract/submission.endpoints.ts'
import { formSubmissions, intakeForms } from '../domain/form-intake.policy.ts'
import { readWholeSubmission } from './read-submission.ts'
import { findSubmission, submissionRows } from './submission.repository.ts'
import { submissions } from './submissions.row-set.ts'

export const listFormSubmissionsQuery = listOf(listFormSubmissions, {
  load: chosenAccelerator,
  authorize: intakeForms.manage,
  rows: submissionRows,
  ...submissions,
  sortings: () => ({ CREATE_DATE: sql`s.id` }),
})

export const getFormSubmissionQuery = query({
  endpoint: getFormSubmission,
  load: (ctx, { query: { submissionId } }) => findSubmission(ctx.db, submissionId),
  authorize: formSubmissions.manage,
  run: (ctx, _input, { id }) => readWholeSubmission(ctx, id),
})
