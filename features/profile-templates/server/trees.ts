import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { withDependencies } from '../../fields/domain/dependencies.rules.ts'
import { elementsOf, type ElementTree } from '../../fields/domain/tree.ts'
import { withBasics } from '../domain/basic-elements.ts'
import { publishedTrees, type VersionKey } from './published-trees.ts'

const nothing: ElementTree = { sections: [] }

/** The active version of the main template, with its basic elements: the tree of every profile. */
export const activeTree = async (db: Db): Promise<ElementTree> => {
  const { rows } = await sql<VersionKey>`
    select v.id, v.version from profile_template_version v join profile_template t on t.id = v.template_id
    where t.main and v.status = 'ACTIVE'`.execute(db)
  const [tree = nothing] = (await publishedTrees(db, rows)).values()
  return withBasics(tree)
}

/** Trees of these versions, in the order of the ids. */
export const treesOf = async (db: Db, versionIds: readonly number[]): Promise<Map<number, ElementTree>> => {
  if (versionIds.length === 0) return new Map()
  const { rows } = await sql<VersionKey>`
    select v.id, v.version from profile_template_version v
    where v.id = any(${versionIds}) order by array_position(${versionIds}::bigint[], v.id)`.execute(db)
  return publishedTrees(db, rows)
}

/** Adds elements of another tree with their dependencies, in their own sections; each code occurs once. */
export const withElements = (tree: ElementTree, other: ElementTree, codes: Iterable<string>): ElementTree => {
  const present = new Set(elementsOf(tree).map(({ code }) => code))
  const wanted = withDependencies(
    other,
    [...codes].filter((code) => !present.has(code)),
  )
  const more = other.sections
    .map((section) => ({
      ...section,
      elements: section.elements.filter(({ code }) => wanted.has(code) && !present.has(code)),
    }))
    .filter(({ elements }) => elements.length > 0)
  const numbered = more.map((section, at) => ({ ...section, id: `more-${tree.sections.length + at}` }))
  return { sections: [...tree.sections, ...numbered] }
}

/** One tree from several versions; each code is taken from the first version that has it. */
export const treeOfVersions = async (db: Db, versionIds: readonly number[]): Promise<ElementTree> => {
  const trees = [...(await treesOf(db, versionIds)).values()]
  return trees.reduce(
    (tree, other) =>
      withElements(
        tree,
        other,
        elementsOf(other).map(({ code }) => code),
      ),
    { sections: [] },
  )
}
