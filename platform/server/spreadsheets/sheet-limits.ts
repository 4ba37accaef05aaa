import { ProductError } from '#platform/domain/product-error.ts'

/** How much of a table is read: what has more is refused before it costs anything. */
export type SheetLimits = { rows: number; columns: number }

/** What one may read when nothing else is said. */
export const usualLimits: SheetLimits = { rows: 5000, columns: 100 }

/** What reading tables may take of the machine: threads and their queue, and the memory and time of one table. */
export const readingLimits = { size: 2, waiting: 20, idleSeconds: 30, megabytes: 384, seconds: 40 } as const

/** The most bytes the parts of a workbook may unfold to. */
export const maxUnfolded = 64 * 1024 * 1024

/** The refusal of a table with more rows or columns than are read. */
export const sheetTooLarge = ({ rows, columns }: SheetLimits): ProductError =>
  new ProductError('SHEET_TOO_LARGE', { rows, columns })
