import { createHash } from 'node:crypto'
import type { ReadValues } from '#features/fields'
import { elementsOf, type ElementTree } from '../../../fields/domain/tree.ts'

/**
 * The id of a fixed row: derived from the project, the table and the key, so that a row without values already has
 * the same id for everybody.
 */
export const fixedRowId = (projectId: number, code: string, key: string): string => {
  const hash = createHash('sha256').update(`profile-row/${projectId}/${code}/${key}`).digest()
  hash[6] = (hash[6]! & 0x0f) | 0x80
  hash[8] = (hash[8]! & 0x3f) | 0x80
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Puts the fixed rows of tables first, in the template's order; omits rows that the template no longer has. */
export const withFixedRows = (projectId: number, tree: ElementTree, values: ReadValues): ReadValues => {
  const items = { ...values.items }
  for (const element of elementsOf(tree)) {
    if (element.kind !== 'TABLE') continue
    const existing = items[element.code] ?? []
    const byKey = new Map(existing.map((item) => [item.rowKey, item]))
    const fixed = element.fixedRows.map(
      ({ key }) =>
        byKey.get(key) ?? {
          id: fixedRowId(projectId, element.code, key),
          rowKey: key,
          values: {},
          versions: {},
        },
    )
    items[element.code] = [...fixed, ...existing.filter(({ rowKey }) => rowKey === null)]
  }
  return { ...values, items }
}
