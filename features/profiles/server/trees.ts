import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { withDependencies } from '../domain/dependencies.rules.ts'
import { elementsOf, type TemplateTree } from '../domain/template.ts'
import { publishedTrees, type VersionKey } from './published-trees.ts'
import { readAskingOfProject } from './asked/asked-of-task.ts'

/** The tree of the active version of the main template. */
export const activeTree = async (db: Db): Promise<TemplateTree | undefined> => {
  const { rows } = await sql<VersionKey>`
    select v.id, v.version from profile_template_version v join profile_template t on t.id = v.template_id
    where t.main and v.status = 'ACTIVE'`.execute(db)
  return [...(await publishedTrees(db, rows)).values()][0]
}

/** Trees of these versions, in the order of the ids. */
const treesOf = async (db: Db, versionIds: readonly number[]): Promise<Map<number, TemplateTree>> => {
  if (versionIds.length === 0) return new Map()
  const { rows } = await sql<VersionKey>`
    select v.id, v.version from profile_template_version v
    where v.id = any(${versionIds}) order by array_position(${versionIds}::bigint[], v.id)`.execute(db)
  return publishedTrees(db, rows)
}

/** Adds elements of another tree, in sections of their own, with what they need; each code stands once. */
const withElements = (tree: TemplateTree, other: TemplateTree, codes: Iterable<string>): TemplateTree => {
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

/** One tree of several versions: each code stands once, as the first version that has it says. */
export const treeOfVersions = async (db: Db, versionIds: readonly number[]): Promise<TemplateTree> => {
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

/**
 * The tree of a project's profile: the active main one, then what its tasks ask for besides. `undefined`: there is no
 * profile, because no template is active and no task asks for anything.
 */
export const projectTree = async (db: Db, projectId: number): Promise<TemplateTree | undefined> => {
  const [main, asks] = await Promise.all([activeTree(db), readAskingOfProject(db, projectId)])
  const known = new Set(elementsOf(main ?? { sections: [] }).map(({ code }) => code))
  const besides = asks.filter(({ asked }) => asked.some(({ code }) => !known.has(code)))
  const trees = await treesOf(db, [...new Set(besides.flatMap(({ versionIds }) => versionIds))])
  const tree = besides.reduce<TemplateTree>(
    (all, { asked, versionIds }) =>
      versionIds.reduce((sofar, id) => {
        const other = trees.get(id)
        return other
          ? withElements(
              sofar,
              other,
              asked.map(({ code }) => code),
            )
          : sofar
      }, all),
    main ?? { sections: [] },
  )
  return main || tree.sections.length > 0 ? tree : undefined
}
