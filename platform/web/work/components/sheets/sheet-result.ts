import type { z } from 'zod'
import type { sheetImportResult } from '#platform/contract/sheet-import.ts'

type Result = z.output<ReturnType<typeof sheetImportResult>>

/** What bringing a spreadsheet in would do, whatever its columns. */
export type SheetResult = Omit<Result, 'errors'> & {
  errors: { row: number; column: string; problem: string }[]
}
