import type { Area } from '../../domain/edits.rules.ts'

/** A cell of the table; column −1 is the name. */
export type Place = { row: number; column: number }

/** A selection between two cells. */
export type Selection = { from: Place; to: Place }

export const areaOf = ({ from, to }: Selection): Area => ({
  rows: [Math.min(from.row, to.row), Math.max(from.row, to.row)],
  columns: [Math.min(from.column, to.column), Math.max(from.column, to.column)],
})

export const isOneCell = ({ rows, columns }: Area): boolean =>
  rows[0] === rows[1] && columns[0] === columns[1]

const arrows: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
}

/** Whether a horizontal key leaves the field: all its text is selected, or the caret is at that end. */
const leaves = ({ selectionStart, selectionEnd, value }: HTMLInputElement, by: number): boolean => {
  if (by === 0) return true
  const isAll = selectionStart === 0 && selectionEnd === value.length
  const isAtEnd = selectionStart === selectionEnd && selectionStart === (by < 0 ? 0 : value.length)
  return isAll || isAtEnd
}

/** The target cell of a key, within the table; null if the key stays in the field. */
export const movedBy = (
  { key, shiftKey }: { key: string; shiftKey: boolean },
  field: HTMLInputElement,
  at: Place,
  size: { rows: number; years: number },
): Place | null => {
  const step = key === 'Enter' ? { row: shiftKey ? -1 : 1, column: 0 } : arrows[key]
  if (!step || !leaves(field, step.column)) return null
  const to = { row: at.row + step.row, column: at.column + step.column }
  return to.row < 0 || to.row >= size.rows || to.column < -1 || to.column >= size.years ? at : to
}
