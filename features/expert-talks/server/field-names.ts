import { findExpertJob, isShownToExpert } from '#features/expertise'
import { readAsking } from '#features/participations'
import { treesOf } from '#features/profile-templates'
import type { Context } from '#platform/server/context.ts'
import { findElement } from '../../fields/domain/tree.ts'

/** Whether a job shows this profile field to its expert, so that a question may be about it. */
export const isShown = async (ctx: Context, jobId: number, code: string): Promise<boolean> => {
  const job = await findExpertJob(ctx.db, jobId)
  return job !== undefined && isShownToExpert(ctx, job, code)
}

/** Adds the name of the field to each question, in the reader's language and as the task labels it. */
export const withFieldNames = async <Row extends { elementCode: string | null }>(
  { db, locale }: Pick<Context, 'db' | 'locale'>,
  taskId: number,
  rows: readonly Row[],
): Promise<(Row & { fieldName: string })[]> => {
  const isNamed = rows.some(({ elementCode }) => elementCode !== null)
  const [asking] = isNamed ? await readAsking(db, [taskId]) : []
  const trees = asking ? await treesOf(db, asking.versionIds) : new Map()
  const nameOf = (code: string): string => {
    const found = [...trees.values()].map((tree) => findElement(tree, code)).find(Boolean)
    return (locale === 'en' && found?.name.en) || found?.name.ru || ''
  }
  return rows.map((row) => ({ ...row, fieldName: row.elementCode === null ? '' : nameOf(row.elementCode) }))
}
