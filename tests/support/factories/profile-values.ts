import type { Db } from '#platform/server/context.ts'
import type { Value } from '../../../features/fields/domain/values.ts'
import { insertAll, type NewRow } from './insert.ts'
import { makeProject, type Project } from './project.ts'

/** Values of a group's or table's item, by the codes of its fields. */
export type ItemGiven = { id?: string; rowKey?: string; values: Record<string, Value> }

/** Fills in a project's profile: plain elements by their codes, and the items of groups and tables. */
export const makeProfileValues = async (
  db: Db,
  given: {
    project?: Project
    plain?: Record<string, Value>
    items?: Record<string, readonly ItemGiven[]>
  } = {},
): Promise<{ projectId: number; items: Record<string, string[]> }> => {
  const { plain = {}, items = {} } = given
  const projectId = (given.project ?? (await makeProject(db))).id
  const made: Record<string, string[]> = {}
  const values: NewRow<'profile_value'>[] = Object.entries(plain).map(([code, value]) => ({
    project_id: projectId,
    element_code: code,
    item_id: null,
    field_code: code,
    value: value as never,
  }))
  for (const [code, list] of Object.entries(items)) {
    const rows = list.map((item, at) => ({
      id: item.id ?? crypto.randomUUID(),
      project_id: projectId,
      element_code: code,
      seq: at + 1,
      row_key: item.rowKey ?? null,
    }))
    await insertAll(db, 'profile_item', rows)
    made[code] = rows.map(({ id }) => id)
    values.push(
      ...list.flatMap((item, at) =>
        Object.entries(item.values).map(([field, value]) => ({
          project_id: projectId,
          element_code: code,
          item_id: rows[at]!.id,
          field_code: field,
          value: value as never,
        })),
      ),
    )
  }
  await insertAll(db, 'profile_value', values)
  return { projectId, items: made }
}
