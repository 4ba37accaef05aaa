/** Effect of a spreadsheet line on its record. */
export type SheetChange = 'added' | 'changed' | 'archived' | 'restored' | 'unchanged'

/** An error in one cell; the first line is 1. `problem` is a code of `fieldErrorCodes` or of the feature's own texts. */
export type SheetError<Column extends string> = { row: number; column: Column; problem: string }

/** Effects of a spreadsheet import: one line per record, and every error. */
export type SheetPlan<Row extends { row: number; kind: SheetChange }, Column extends string> = {
  rows: Row[]
  errors: SheetError<Column>[]
}

/** Position of each column by its heading, case-insensitive. */
export const columnsAt = <Column extends string>(
  columns: readonly Column[],
  heading: readonly string[],
): Map<Column, number> =>
  new Map(
    columns.flatMap((column): [Column, number][] => {
      const at = heading.findIndex((title) => title.toLowerCase() === column)
      return at === -1 ? [] : [[column, at]]
    }),
  )

type Named = { code: string; nameRu: string; nameEn: string }

const shownErrors = 100
const shownRows = 50

/** The part of a plan that a person sees: counts, the first errors, and the first lines that change a record. */
export const sheetReport = <Row extends { row: number; kind: SheetChange }, Column extends string>(
  { rows, errors }: SheetPlan<Row, Column>,
  nameOf: (row: Row) => Named,
) => {
  const count = (kind: SheetChange): number => rows.filter((row) => row.kind === kind).length
  return {
    added: count('added'),
    changed: count('changed'),
    archived: count('archived'),
    restored: count('restored'),
    unchanged: count('unchanged'),
    errorsCount: errors.length,
    errors: errors.slice(0, shownErrors),
    rows: rows
      .flatMap((line) => {
        const { row, kind } = line
        if (kind === 'unchanged') return []
        const { code, nameRu, nameEn } = nameOf(line)
        return [{ row, kind, code, nameRu, nameEn }]
      })
      .slice(0, shownRows),
  }
}
