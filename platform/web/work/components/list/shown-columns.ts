import type { Column } from './list-types.ts'

/** The visible columns: those in the URL or of the chosen view, else all that are not optional; the first one always. */
export const shownColumns = <Row>(
  columns: readonly Column<Row>[],
  chosen: readonly string[] | null,
): Column<Row>[] => {
  const known = chosen?.filter((key) => columns.some((column) => column.key === key)) ?? []
  return columns.filter(
    (column, at) => at === 0 || (known.length > 0 ? known.includes(column.key) : !column.optional),
  )
}
