/**
 * Parses a text table: the first line names the columns, each other line starts with its name, and cells are
 * separated by two or more spaces. A missing or short line is an error.
 */
export const matrix = <Row extends string, Column extends string>(
  rows: readonly Row[],
  columns: readonly Column[],
  written: string,
): Record<Row, Record<Column, string>> => {
  const lines = written
    .split('\n')
    .map((line) => line.trim().split(/ {2,}/))
    .filter(([first]) => first !== '')
  const [head = [], ...rest] = lines
  if (head.join() !== columns.join()) throw new Error(`The columns are ${columns.join(', ')}`)
  const cells = new Map(rest.map(([name, ...values]) => [name, values]))
  if (cells.size !== rows.length || rest.length !== rows.length)
    throw new Error(`The rows are ${rows.join(', ')}`)
  const read = (row: Row): [Row, Record<Column, string>] => {
    const values = cells.get(row)
    if (values?.length !== columns.length) throw new Error(`The row "${row}" needs ${columns.length} cells`)
    return [
      row,
      Object.fromEntries(columns.map((column, i) => [column, values[i]])) as Record<Column, string>,
    ]
  }
  return Object.fromEntries(rows.map(read)) as Record<Row, Record<Column, string>>
}
