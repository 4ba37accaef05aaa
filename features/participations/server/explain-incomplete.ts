import { ProductError, type FieldErrors } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { readAskedProfile, taskProgress } from './task-profile.ts'
import { findTask } from './task.repository.ts'

/** Adds to the error what the task lacks: `answer`, and places of the profile as `fields.<code>.<item>.<field>`. */
export const explainIncomplete = async (ctx: Context, taskId: number, error: unknown): Promise<unknown> => {
  if (!(error instanceof ProductError) || error.code !== 'ANSWER_REQUIRED') return error
  const task = await findTask(ctx.db, taskId)
  const progress = taskProgress(await readAskedProfile(ctx.db, taskId))
  const fields: FieldErrors = task?.filled === false ? { answer: 'REQUIRED' } : {}
  for (const { code, item, field, problem } of progress?.missing ?? [])
    fields[['fields', code, ...(item ? [item, field] : [])].join('.')] = problem
  return new ProductError('ANSWER_REQUIRED', { missing: progress?.missingTotal ?? 0 }, fields)
}
