import { z } from 'zod'

/** What bringing a spreadsheet in would do, or did (`sheetReport`); `revision` says what it was tried against. */
export const sheetImportResult = <const C extends readonly [string, ...string[]]>(columns: C) =>
  z.object({
    revision: z.int(),
    added: z.int(),
    changed: z.int(),
    archived: z.int(),
    restored: z.int(),
    unchanged: z.int(),
    errorsCount: z.int(),
    errors: z.array(z.object({ row: z.int(), column: z.enum(columns), problem: z.string() })),
    /** The first fifty lines that change something. */
    rows: z.array(
      z.object({
        row: z.int(),
        kind: z.enum(['added', 'changed', 'archived', 'restored']),
        code: z.string(),
        nameRu: z.string(),
        nameEn: z.string(),
      }),
    ),
  })
