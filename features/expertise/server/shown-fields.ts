import { readAsking } from '#features/participations'
import { treeOfVersions } from '#features/profile-templates'
import type { Context, Db } from '#platform/server/context.ts'
import { findElement, type Element } from '../../fields/domain/tree.ts'
import type { ExpertJobSubject } from './expert-job.repository.ts'
import { expertiseOpener, shownProjectId } from './expertise-opener.ts'

/** Names of the fields that these comments refer to, by field code. */
export const readFieldNames = async (
  db: Db,
  taskId: number,
  comments: readonly { elementCode: string | null }[],
): Promise<Record<string, Element['name']>> => {
  const codes = [...new Set(comments.flatMap(({ elementCode }) => elementCode ?? []))]
  if (codes.length === 0) return {}
  const [asking] = await readAsking(db, [taskId])
  if (!asking) return {}
  const tree = await treeOfVersions(db, asking.versionIds)
  return Object.fromEntries(
    codes.flatMap((code) => {
      const field = findElement(tree, code)
      return field ? [[code, field.name]] : []
    }),
  )
}

/** Whether a job shows its expert this field, so that a comment or question may refer to it. */
export const isShownToExpert = async (
  ctx: Context,
  job: ExpertJobSubject,
  code: string,
): Promise<boolean> => {
  const opening = await expertiseOpener.load(ctx.db, shownProjectId(job), job.id)
  if (!opening?.requested.some((element) => element.code === code)) return false
  const tree = await treeOfVersions(ctx.db, opening.versionIds)
  return (await opening.readable(ctx, tree))(code)
}
