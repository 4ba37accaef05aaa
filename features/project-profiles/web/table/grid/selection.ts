/** A cell by its index among the displayed ones, from 0. */
export type Spot = { row: number; column: number }

/** Number of rows and columns of the grid. */
export type Size = { rows: number; columns: number }

/** The current cell, and the opposite corner of the selection. */
export type Selection = { at: Spot; from: Spot }

/** A rectangle of cells, inclusive. */
export type CellBlock = { top: number; bottom: number; left: number; right: number }

/** The rectangle between two corners. */
export const blockOf = ({ at, from }: Selection): CellBlock => ({
  top: Math.min(at.row, from.row),
  bottom: Math.max(at.row, from.row),
  left: Math.min(at.column, from.column),
  right: Math.max(at.column, from.column),
})

/** Whether a cell is in a rectangle. */
export const isIn = ({ top, bottom, left, right }: CellBlock, row: number, column: number): boolean =>
  row >= top && row <= bottom && column >= left && column <= right

export const only = (at: Spot): Selection => ({ at, from: at })

const within = (number: number, count: number): number => Math.max(0, Math.min(count - 1, number))

/** The nearest existing cell. */
export const clamped = ({ row, column }: Spot, { rows, columns }: Size): Spot => ({
  row: within(row, rows),
  column: within(column, columns),
})

/** A navigation key with its modifiers. */
export type Walk = { key: string; far: boolean; page: number }

const steps: Record<string, (at: Spot, size: Size, walk: Walk) => Spot> = {
  ArrowUp: ({ row, column }, _size, { far }) => ({ row: far ? 0 : row - 1, column }),
  ArrowDown: ({ row, column }, { rows }, { far }) => ({ row: far ? rows - 1 : row + 1, column }),
  ArrowLeft: ({ row, column }, _size, { far }) => ({ row, column: far ? 0 : column - 1 }),
  ArrowRight: ({ row, column }, { columns }, { far }) => ({ row, column: far ? columns - 1 : column + 1 }),
  Home: ({ row }, _size, { far }) => ({ row: far ? 0 : row, column: 0 }),
  End: ({ row }, { rows, columns }, { far }) => ({ row: far ? rows - 1 : row, column: columns - 1 }),
  PageUp: ({ row, column }, _size, { page }) => ({ row: row - page, column }),
  PageDown: ({ row, column }, _size, { page }) => ({ row: row + page, column }),
}

/** The target cell of a key (the grid pattern of ARIA); `null` for other keys. */
export const movedSpot = (at: Spot, size: Size, walk: Walk): Spot | null => {
  const step = steps[walk.key]
  return step ? clamped(step(at, size, walk), size) : null
}

/** The next cell to edit: to the right, then the first of the row below. */
export const nextCell = ({ row, column }: Spot, { rows, columns }: Size, by: 1 | -1): Spot => {
  const place = row * columns + column + by
  if (place < 0 || place >= rows * columns) return { row, column }
  return { row: Math.floor(place / columns), column: place % columns }
}
