/** A table, and the skipped parts of its file. */
export type ReadTable = {
  rows: string[][]
  /** Name of the sheet; a csv has none. */
  sheet: string | null
  /** Skipped sheets of the workbook. */
  leftOut: { name: string; isHidden: boolean }[]
}
