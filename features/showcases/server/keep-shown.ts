import { sql } from 'kysely'
import { projectTree, readReferences, readValuesAt, withFixedRows } from '#features/project-profiles'
import type { Db } from '#platform/server/context.ts'
import { elementsOf } from '../../fields/domain/tree.ts'
import { snapshotEdition, snapshotOf } from '../domain/held.rules.ts'
import { withoutDisplayed } from './table-values.ts'

/** Builds the list row of a published project, from the profile as it was when published (ADR 69). */
export const keepShown = async (
  db: Db,
  { id, projectId, publishedAt }: { id: number; projectId: number; publishedAt: string },
): Promise<void> => {
  const tree = await projectTree(db, projectId)
  const codes = elementsOf(tree).map(({ code }) => code)
  const read = await readValuesAt(db, projectId, codes, publishedAt)
  const values = withoutDisplayed(tree, withFixedRows(projectId, tree, read))
  const { names } = await readReferences(db, values)
  const snapshot = snapshotOf(tree, values, names)
  await sql`select show_project(${id}::bigint, ${JSON.stringify({ '#': snapshotEdition, ...snapshot })}::jsonb)`.execute(
    db,
  )
}

type WithoutSnapshot = { id: number; projectId: number; publishedAt: string }

/** Publications whose list row is missing, or built for another time or by an older version. */
export const findWithoutSnapshot = async (db: Db, limit: number): Promise<WithoutSnapshot[]> => {
  const { rows } = await sql<WithoutSnapshot>`
    select u.id, u.project_id as "projectId", u.published_at as "publishedAt" from project_publication u
      left join shown_project s on s.publication_id = u.id and s.published_at = u.published_at
        and s.edition >= ${snapshotEdition}
    where u.status = 'PUBLISHED' and s.publication_id is null order by u.id limit ${limit}`.execute(db)
  return rows
}
