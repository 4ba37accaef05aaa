import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { perDatabase } from '#platform/server/database/per-database.ts'
import { expiringMap } from '#platform/server/expiring-map.ts'
import type { ElementTree } from '../../fields/domain/tree.ts'

/** A version of a template at a revision. */
export type VersionKey = { id: number; version: number }

/** Capacity of the cache of trees per process: those of running tasks and the active ones. */
const treesOf = perDatabase(() => expiringMap<ElementTree>(200))

const keyOf = ({ id, version }: VersionKey): string => `${id}.${version}`

/** Frozen, because requests share the cached trees. */
const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) frozen(part)
  }
  return value
}

/** Trees of published versions by id, cached because they never change. */
export const publishedTrees = async (
  db: Db,
  versions: readonly VersionKey[],
): Promise<Map<number, ElementTree>> => {
  const trees = treesOf(db)
  const unread = versions.filter((version) => !trees.get(keyOf(version)))
  const read = new Map(
    unread.length === 0
      ? []
      : (
          await sql<{ id: number; tree: ElementTree }>`
            select id, tree from profile_template_version
            where id = any(${unread.map(({ id }) => id)})`.execute(db)
        ).rows.map(({ id, tree }) => [id, frozen(tree)]),
  )
  return new Map(
    versions.flatMap((version): [number, ElementTree][] => {
      const tree = trees.get(keyOf(version)) ?? read.get(version.id)
      if (!tree) return []
      trees.set(keyOf(version), tree, Infinity)
      return [[version.id, tree]]
    }),
  )
}
