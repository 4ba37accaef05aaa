import { activeTree, treesOf, withElements } from '#features/profile-templates'
import type { Db } from '#platform/server/context.ts'
import { elementsOf, type ElementTree } from '../../fields/domain/tree.ts'
import { asksOfProject } from './openers.ts'

/** The tree of a project's profile: the active main one, then additional elements of its openers. */
export const projectTree = async (db: Db, projectId: number): Promise<ElementTree> => {
  const [main, asks] = await Promise.all([activeTree(db), asksOfProject(db, projectId)])
  const known = new Set(elementsOf(main).map(({ code }) => code))
  const besides = asks.filter(({ requested }) => requested.some(({ code }) => !known.has(code)))
  const trees = await treesOf(db, [...new Set(besides.flatMap(({ versionIds }) => versionIds))])
  return besides.reduce<ElementTree>(
    (all, { requested, versionIds }) =>
      versionIds.reduce((sofar, id) => {
        const other = trees.get(id)
        return other
          ? withElements(
              sofar,
              other,
              requested.map(({ code }) => code),
            )
          : sofar
      }, all),
    main,
  )
}
