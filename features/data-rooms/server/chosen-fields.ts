import { treeOfVersions } from '#features/profile-templates'
import { readProfileValues, readValuesAt, withFixedRows } from '#features/project-profiles'
import type { Db } from '#platform/server/context.ts'
import { isShown } from '../../fields/domain/conditions.rules.ts'
import { withDependencies } from '../../fields/domain/dependencies.rules.ts'
import { isGiven } from '../../fields/domain/shown.rules.ts'
import { elementsOf, type Words } from '../../fields/domain/tree.ts'
import type { DataRequestSubject } from './data-request.repository.ts'

/** Whether a chosen field has a value, has none yet, or is hidden by another answer of the profile. */
type Found = 'FILLED' | 'EMPTY' | 'EXCLUDED'

export type ChosenField = { code: string; name: Words; found: Found }

/** Loads the chosen fields in profile order, with the values at the time of the grant or, before it, the current ones. */
export const readChosenFields = async (
  db: Db,
  { projectId, codes, versionIds, agreedAt }: DataRequestSubject,
): Promise<ChosenField[]> => {
  if (codes.length === 0) return []
  const tree = await treeOfVersions(db, versionIds)
  const needed = [...withDependencies(tree, codes)]
  const values = withFixedRows(
    projectId,
    tree,
    agreedAt === null
      ? await readProfileValues(db, projectId, needed)
      : await readValuesAt(db, projectId, needed, agreedAt),
  )
  const chosen = new Set(codes)
  return elementsOf(tree)
    .filter(({ code }) => chosen.has(code))
    .map((element) => ({
      code: element.code,
      name: element.name,
      found: !isShown(tree, element, values.plain)
        ? 'EXCLUDED'
        : isGiven(tree, element, values)
          ? 'FILLED'
          : 'EMPTY',
    }))
}
