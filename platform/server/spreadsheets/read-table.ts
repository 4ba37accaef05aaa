/** A table that was read, with what of its file was not. */
export type ReadTable = {
  rows: string[][]
  /** The name of the sheet that was read; of a csv there is none. */
  sheet: string | null
  /** Sheets of the workbook that were not read. */
  leftOut: { name: string; isHidden: boolean }[]
}
