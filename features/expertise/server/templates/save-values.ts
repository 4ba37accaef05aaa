import { sql } from 'kysely'
import { validateCells } from '#features/project-profiles'
import { invalid, type FieldErrors } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { isEmpty, type Value } from '../../../fields/domain/values.ts'
import { questionsOf } from '../../domain/review-template.rules.ts'
import { readReviews } from './read-review.ts'

/** A submitted value of a review by a template. */
export type GivenValue = { code: string; value: Value }

const refuse = (fields: FieldErrors): void => {
  if (Object.keys(fields).length > 0) throw invalid(fields)
}

/** A saved value of a review, and the previous one. */
type SavedValue = { code: string; before: Value; after: Value }

/**
 * Stores template values of a locked job, and returns the previous ones. Errors: elements that are not in the
 * template, or invalid values, at `values.<index>`.
 */
export const saveReviewValues = async (
  db: Db,
  jobId: number,
  given: readonly GivenValue[],
): Promise<SavedValue[]> => {
  if (given.length === 0) return []
  const review = (await readReviews(db, [jobId])).get(jobId)
  const questions = new Map(review ? questionsOf(review.tree).map((one) => [one.code, one]) : [])
  const seen = new Set<string>()
  refuse(
    Object.fromEntries(
      given.flatMap(({ code }, at): [string, 'UNKNOWN_FIELD' | 'INVALID'][] => {
        const twice = seen.has(code)
        seen.add(code)
        if (!questions.has(code)) return [[`values.${at}.code`, 'UNKNOWN_FIELD']]
        return twice ? [[`values.${at}.code`, 'INVALID']] : []
      }),
    ),
  )
  const cells = given.map(({ code, value }) => ({
    field: questions.get(code)!,
    value: isEmpty(value) ? null : value,
    stored: review!.values[code] ?? null,
  }))
  // No field of a review has files: no project's are queried.
  const problems = await validateCells(db, 0, cells)
  refuse(
    Object.fromEntries(problems.flatMap((problem, at) => (problem ? [[`values.${at}.value`, problem]] : []))),
  )
  const stored = cells.map(({ field: { code }, value }) => ({ code, value }))
  await sql`
    with given as (
      select g.code, g.value from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) as g (code text, value jsonb)
    ), gone as (
      delete from expert_job_value o using given g
      where o.job_id = ${jobId} and o.element_code = g.code and (g.value is null or g.value = 'null')
    )
    insert into expert_job_value (job_id, element_code, value)
    select ${jobId}::bigint, g.code, g.value from given g where g.value is not null and g.value <> 'null'
    on conflict (job_id, element_code) do update set value = excluded.value`.execute(db)
  return cells.map(({ field: { code }, value, stored: before }) => ({ code, before, after: value }))
}
