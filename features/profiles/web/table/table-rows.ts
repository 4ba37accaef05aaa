import type { FixedRow, TableElement } from '../../domain/template.ts'

/** A row as it is shown: the template's own one, or one that the team added. */
export type TableRow = { id: string; fixed: FixedRow | null }

/** The rows of a table in their order: the template's first, as it orders them, then those that were added. */
export const rowsOf = (
  { fixedRows }: Pick<TableElement, 'fixedRows'>,
  items: readonly { id: string; rowKey: string | null }[],
): TableRow[] => {
  const byKey = new Map(items.map(({ id, rowKey }) => [rowKey, id]))
  return [
    ...fixedRows.flatMap((fixed) => {
      const id = byKey.get(fixed.key)
      return id ? [{ id, fixed }] : []
    }),
    ...items.filter(({ rowKey }) => rowKey === null).map(({ id }) => ({ id, fixed: null })),
  ]
}
