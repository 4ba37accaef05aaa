import type { ReadValues } from '#features/fields'
import { treeOfVersions } from '#features/profile-templates'
import { readProfileValues, withFixedRows } from '#features/project-profiles'
import type { Db } from '#platform/server/context.ts'
import { withDependencies } from '../../../fields/domain/dependencies.rules.ts'
import { placeName, type PlaceName } from '../../../fields/domain/place-names.rules.ts'
import { progressOf, type Missing, type Progress } from '../../../fields/domain/progress.rules.ts'
import { findElement, type ElementTree } from '../../../fields/domain/tree.ts'
import { readAsking, type Asking } from './asked-of-task.ts'

/** What a task asks for, together with what the project has filled of it so far. */
export type AskedProfile = Asking & { tree: ElementTree; values: ReadValues }

/** Progress in which everything missing is called by its name. */
export type NamedProgress = Omit<Progress, 'missing'> & { missing: (Missing & { name: PlaceName })[] }

const nothing: ReadValues = { plain: {}, versions: {}, items: {} }

/**
 * The asked profiles of several tasks, without those that ask for nothing: trees are read once for all that share their
 * versions, and of values only what is asked for and what that depends on.
 */
export const readAskedProfiles = async (db: Db, taskIds: readonly number[]): Promise<AskedProfile[]> => {
  const asking = (await readAsking(db, taskIds)).filter(({ asked }) => asked.length > 0)
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

/** How far the asked fields are filled: those that may be filled in this task and are shown now. */
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

/** What a task goes on asking for once it begins: of its trackpoint's fields those that its templates have now. */
export const askingAtStart = async (
  db: Db,
  taskId: number,
): Promise<Pick<AskedProfile, 'asked' | 'versionIds' | 'tree'>> => {
  const [profile] = await readAskedProfiles(db, [taskId])
  if (!profile) return { asked: [], versionIds: [], tree: { sections: [] } }
  const { asked, versionIds, tree } = profile
  return { asked: asked.filter(({ code }) => findElement(tree, code)), versionIds, tree }
}
