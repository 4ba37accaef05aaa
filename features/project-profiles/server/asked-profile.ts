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

/** The requested part of a profile, with its current values. */
export type RequestedProfile = OfProject & { tree: ElementTree; values: ReadValues }

/** Progress with the names of the missing fields. */
export type NamedProgress = Omit<Progress, 'missing'> & { missing: (Missing & { name: PlaceName })[] }

const nothing: ReadValues = { plain: {}, versions: {}, items: {} }

/**
 * Profiles requested by several openers, with values: trees are read once per set of versions, and only values of
 * requested elements and their dependencies.
 */
export const readRequestedOf = async <A extends OfProject>(
  db: Db,
  asking: readonly A[],
): Promise<(A & RequestedProfile)[]> => {
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
        one.requested.map(({ code }) => code),
      )
      const values = codes.size === 0 ? nothing : await readProfileValues(db, one.projectId, [...codes])
      return { ...one, tree, values: withFixedRows(one.projectId, tree, values) }
    }),
  )
}

/** Progress of the requested fields: those that are editable there and visible now. */
export const progressOfRequested = ({ requested, tree, values }: RequestedProfile): NamedProgress => {
  const open = requested.flatMap(({ code, required, readOnly }) => {
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

/** Maximum number of missing places that are named. */
const named = 100

/** Progress of requested fields as in contracts. */
export const shownProgress = (profile: RequestedProfile): NamedProgress & { missingTotal: number } => {
  const { filled, total, missing } = progressOfRequested(profile)
  return { filled, total, missing: missing.slice(0, named), missingTotal: missing.length }
}
