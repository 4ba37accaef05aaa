import { invalid } from '#platform/domain/product-error.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { templateOfChoice, type TaskReportChoice } from '../domain/report-types.ts'

type Reader = Pick<SignedIn, 'db' | 'actor'>

/** Filters of the reports by template: one by id, or those with these names. */
type TemplateFilter = { id?: number; names?: readonly string[] }

/**
 * The reports by template that the caller may choose for tasks of an accelerator, by name: up to 200, or the oldest of
 * each of `names`.
 */
type TaskTemplates = (
  ctx: Reader,
  acceleratorId: number,
  filter?: TemplateFilter,
) => Promise<{ id: number; name: string }[]>

let source: TaskTemplates = () => Promise.resolve([])

/** Sets where reports by template are read from; called by the `index.ts` of their feature. */
export const setTaskTemplates = (templates: TaskTemplates): void => {
  source = templates
}

export const readTaskTemplates: TaskTemplates = (ctx, acceleratorId, filter) =>
  source(ctx, acceleratorId, filter)

/** Refuses a report by template that the caller may not choose. Errors: `NOT_IN_LIST`. */
export const checkTaskReport = async (
  ctx: Reader,
  acceleratorId: number,
  report: TaskReportChoice | null,
): Promise<void> => {
  const id = report === null ? null : templateOfChoice(report)
  if (id === null) return
  if ((await readTaskTemplates(ctx, acceleratorId, { id })).length === 0)
    throw invalid({ reportType: 'NOT_IN_LIST' })
}
