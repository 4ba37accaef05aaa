import type { z } from 'zod'
import type { sheetImportResult } from '#platform/contract/sheet-import.ts'

type Result = z.output<ReturnType<typeof sheetImportResult>>

/** Result of a spreadsheet import, for any columns. */
export type SheetResult = Omit<Result, 'errors'> & {
  errors: { row: number; column: string; problem: string }[]
}
