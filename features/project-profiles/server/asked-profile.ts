import type { ReadValues } from '#features/fields'
import { treeOfVersions } from '#features/profile-templates'
import type { Db } from '#platform/server/context.ts'
import { withDependencies } from '../../fields/domain/dependencies.rules.ts'
import { placeName, type PlaceName } from '../../fields/domain/place-names.rules.ts'
import { progressOf, type Missing, type Progress } from '../../fields/domain/progress.rules.ts'
import { findElement, type ElementTree } from '../../fields/domain/tree.ts'
import type { Asking } from './openers.ts'
import { withFixedRows } from './values/fixed-rows.ts'
import { readProfileValues } from './values/read-values.ts'

type OfProject = Asking & { projectId: number }

/** What is asked for of a profile, together with what the project has filled of it so far. */
export type AskedProfile = OfProject & { tree: ElementTree; values: ReadValues }

/** Progress in which everything missing is called by its name. */
export type NamedProgress = Omit<Progress, 'missing'> & { missing: (Missing & { name: PlaceName })[] }

const nothing: ReadValues = { plain: {}, versions: {}, items: {} }

/**
 * What several openers ask for with what is filled of it: trees are read once for all that share their versions, and of
 * values only what is asked for and what that depends on.
 */
export const readAskedOf = async <A extends OfProject>(
  db: Db,
  asking: readonly A[],
): Promise<(A & AskedProfile)[]> => {
  const trees = new Map<string, Promise<ElementTree>>()
  const treeOf = (ids: readonly number[]): Promise<ElementTree> => {
    const known = trees.get(ids.join()) ?? treeOfVersions(db, ids)
    trees.set(ids.join(), known)
    return known
  }
  return Promise.all(
    asking.map(async (one) => {
      const tree = await treeOf(one.versionIds)
      const codes = withDependencies(
        tree,
        one.asked.map(({ code }) => code),
      )
      const values = codes.size === 0 ? nothing : await readProfileValues(db, one.projectId, [...codes])
      return { ...one, tree, values: withFixedRows(one.projectId, tree, values) }
    }),
  )
}

/** How far the asked fields are filled: those that may be filled in there and are shown now. */
export const progressOfAsked = ({ asked, tree, values }: AskedProfile): NamedProgress => {
  const open = asked.flatMap(({ code, required, readOnly }) => {
    const element = readOnly ? undefined : findElement(tree, code)
    return element ? [{ element, required }] : []
  })
  const progress = progressOf(tree, open, values)
  return {
    ...progress,
    missing: progress.missing.flatMap((one) => {
      const name = placeName(tree, values, one)
      return name ? [{ ...one, name }] : []
    }),
  }
}

/** The most places that are named as missing. */
const named = 100

/** The progress of asked fields as contracts show it. */
export const shownProgress = (profile: AskedProfile): NamedProgress & { missingTotal: number } => {
  const { filled, total, missing } = progressOfAsked(profile)
  return { filled, total, missing: missing.slice(0, named), missingTotal: missing.length }
}
