import { limits, type Cell, type Inputs, type Item, type Table } from './inputs.ts'

/** The values of a row, extended to the year, with one replaced. */
const withValue = (values: readonly Cell[], year: number, value: Cell): Cell[] =>
  Array.from({ length: Math.max(values.length, year + 1) }, (_, t) =>
    t === year ? value : (values[t] ?? null),
  )

/** An unused row id. */
const freeId = (items: readonly Item[]): string => {
  const used = new Set(items.map(({ id }) => id))
  let n = items.length + 1
  while (used.has(`r${n}`)) n += 1
  return `r${n}`
}

const withItems = (inputs: Inputs, table: Table, items: readonly Item[]): Inputs => ({
  ...inputs,
  [table]: items,
})

const editRow = (inputs: Inputs, table: Table, row: number, edit: (item: Item) => Item): Inputs =>
  withItems(
    inputs,
    table,
    inputs[table].map((item, n) => (n === row ? edit(item) : item)),
  )

export const setCell = (inputs: Inputs, table: Table, row: number, year: number, value: Cell): Inputs =>
  editRow(inputs, table, row, (item) => ({ ...item, values: withValue(item.values, year, value) }))

export const setName = (inputs: Inputs, table: Table, row: number, name: string): Inputs =>
  editRow(inputs, table, row, (item) => ({ ...item, name }))

/** Appends an empty row; returns the same inputs if the table is full. */
export const addRow = (inputs: Inputs, table: Table, name = ''): Inputs => {
  const items = inputs[table]
  return items.length >= limits.items
    ? inputs
    : withItems(inputs, table, [...items, { id: freeId(items), name, values: [] }])
}

export const removeRow = (inputs: Inputs, table: Table, row: number): Inputs =>
  withItems(
    inputs,
    table,
    inputs[table].filter((_, n) => n !== row),
  )

/** Inserts a copy below the row. */
export const copyRow = (inputs: Inputs, table: Table, row: number): Inputs => {
  const items = inputs[table]
  const item = items[row]
  if (!item || items.length >= limits.items) return inputs
  return withItems(inputs, table, items.toSpliced(row + 1, 0, { ...item, id: freeId(items) }))
}

/** Moves a row up or down; unchanged at the ends. */
export const moveRow = (inputs: Inputs, table: Table, row: number, by: -1 | 1): Inputs => {
  const items = inputs[table]
  const item = items[row]
  const to = row + by
  if (!item || to < 0 || to >= items.length) return inputs
  return withItems(inputs, table, items.toSpliced(row, 1).toSpliced(to, 0, item))
}

/** Copies the value of a year to all later ones. */
export const fillRight = (inputs: Inputs, table: Table, row: number, year: number, years: number): Inputs =>
  editRow(inputs, table, row, (item) => ({
    ...item,
    values: Array.from({ length: Math.max(years, item.values.length) }, (_, t) =>
      t > year && t < years ? (item.values[year] ?? null) : (item.values[t] ?? null),
    ),
  }))

const toTenth = (value: number): number => Math.round(value * 10) / 10

/** Grows the value of a year by a percentage per year in all later ones, rounded to one decimal. */
export const growRight = (
  inputs: Inputs,
  table: Table,
  row: number,
  year: number,
  years: number,
  percent: number,
): Inputs => {
  const first = inputs[table][row]?.values[year]
  if (typeof first !== 'number') return inputs
  return editRow(inputs, table, row, (item) => ({
    ...item,
    values: Array.from({ length: Math.max(years, item.values.length) }, (_, t) =>
      t > year && t < years
        ? toTenth(first * Math.pow(1 + percent / 100, t - year))
        : (item.values[t] ?? null),
    ),
  }))
}

/** A rectangle of a table, inclusive; `-1` is the column of names. */
export type Area = { rows: readonly [number, number]; columns: readonly [number, number] }

/** Clears the cells of an area; names are unchanged. */
export const clearArea = (inputs: Inputs, table: Table, { rows, columns }: Area): Inputs =>
  withItems(
    inputs,
    table,
    inputs[table].map((item, n) =>
      n < rows[0] || n > rows[1]
        ? item
        : {
            ...item,
            values: item.values.map((value, t) => (t >= columns[0] && t <= columns[1] ? null : value)),
          },
    ),
  )

/** The result of pasting: cells beyond the last year are dropped, missing rows are added up to the limit. */
export type Pasted = { inputs: Inputs; cells: number; left: number }

/** Pastes a block of cells at a position; at the names (`column` −1) a first column of texts becomes the names. */
export const pasteBlock = (
  inputs: Inputs,
  table: Table,
  at: { row: number; column: number },
  block: readonly (readonly { text: string; cell: Cell }[])[],
  years: number,
): Pasted => {
  let made = inputs
  let [cells, left] = [0, 0]
  for (const [down, line] of block.entries()) {
    const row = at.row + down
    while (made[table].length <= row && made[table].length < limits.items) made = addRow(made, table)
    for (const [across, { text, cell }] of line.entries()) {
      const column = at.column + across
      if (row >= made[table].length || column >= years) left += 1
      else {
        made =
          column < 0
            ? setName(made, table, row, text.slice(0, limits.name))
            : setCell(made, table, row, column, cell)
        cells += 1
      }
    }
  }
  return { inputs: made, cells, left }
}

/** Rounds every number of a table to one decimal. */
export const roundTable = (inputs: Inputs, table: Table): Inputs =>
  withItems(
    inputs,
    table,
    inputs[table].map((item) => ({
      ...item,
      values: item.values.map((value) => (typeof value === 'number' ? toTenth(value) : value)),
    })),
  )
