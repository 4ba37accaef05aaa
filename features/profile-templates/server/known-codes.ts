import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { perDatabase } from '#platform/server/database/per-database.ts'
import { expiringMap } from '#platform/server/expiring-map.ts'
import type { ElementTree } from '../../fields/domain/tree.ts'
import { shapesOf, type CodeShape } from '../domain/code-shapes.rules.ts'
import type { TemplatePurpose, VersionState } from '../domain/states.ts'
import type { VersionKey } from './published-trees.ts'

/** A version of a template with its codes. */
export type KnownVersion = VersionKey & {
  templateId: number
  template: string
  purpose: TemplatePurpose
  status: VersionState
  shapes: ReadonlyMap<string, CodeShape>
}

/** A published tree never changes, so its codes are cached per process. */
const cacheOf = perDatabase(() => expiringMap<ReadonlyMap<string, CodeShape>>(2000))

type Row = Omit<KnownVersion, 'shapes'>

const keyOf = ({ id, version }: VersionKey): string => `${id}.${version}`

const readVersions = async (db: Db, withDrafts: boolean): Promise<KnownVersion[]> => {
  const cache = cacheOf(db)
  const knownShapes = (row: Row) => (row.status === 'DRAFT' ? undefined : cache.get(keyOf(row)))
  const { rows } = await sql<Row>`
    select v.id, v.version, v.template_id as "templateId", t.name as template, t.purpose, v.status
    from profile_template_version v join profile_template t on t.id = v.template_id
    where ${withDrafts} or v.status <> 'DRAFT'
    order by t.main desc, t.name, t.id, v.number desc`.execute(db)
  const unread = rows.filter((row) => !knownShapes(row)).map(({ id }) => id)
  const read =
    unread.length === 0
      ? []
      : (
          await sql<{ id: number; tree: ElementTree }>`
            select id, tree from profile_template_version where id = any(${unread})`.execute(db)
        ).rows
  const fresh = new Map(read.map(({ id, tree }) => [id, shapesOf(tree)]))
  return rows.flatMap((row) => {
    const shapes = knownShapes(row) ?? fresh.get(row.id)
    if (!shapes) return []
    if (row.status !== 'DRAFT') cache.set(keyOf(row), shapes, Infinity)
    return { ...row, shapes }
  })
}

/** The published versions of all templates with their codes, the main template's first, then the newest. */
export const publishedCodes = (db: Db): Promise<KnownVersion[]> => readVersions(db, false)

/** The same for all versions, including drafts. */
export const allCodes = (db: Db): Promise<KnownVersion[]> => readVersions(db, true)
