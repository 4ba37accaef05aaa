/** A cell that was longer than any text of the portal. */
export type CutCell = { row: number; column: number; length: number }

/** A table, and the skipped parts of its file. */
export type ReadTable = {
  rows: string[][]
  /** Name of the sheet; a csv has none. */
  sheet: string | null
  /** Skipped sheets of the workbook. */
  leftOut: { name: string; isHidden: boolean }[]
  /** Cells that were shortened, counted from 0, with the characters they had; only where asked for. */
  cut: CutCell[]
}
