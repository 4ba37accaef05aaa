import { z } from 'zod'

/** Result of a spreadsheet import or of its dry run (`sheetReport`); `revision` identifies the data it was checked against. */
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
    /** The first fifty lines that change a record. */
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
