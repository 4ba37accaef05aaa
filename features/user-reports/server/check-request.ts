import { ProductError } from '#platform/domain/product-error.ts'
import { docxMime } from '#platform/server/documents/write-docx.ts'
import { tableMime } from '#platform/server/spreadsheets/table-file.ts'
import type { ReportExtension } from '../domain/states.ts'

/** The media types of reports and their templates, by format. */
export const reportMimes = { docx: docxMime, xlsx: tableMime.xlsx } as const

/** Options of a template's check. */
export type CheckRequest = { oneFile: boolean; parameters: string }

/** Parses the codes of parameters; invalid ones are omitted. */
export const codesIn = (parameters: string): { code: string }[] =>
  parameters
    .split(',')
    .map((code) => ({ code: code.trim() }))
    .filter(({ code }) => /^[a-z][a-z0-9_]{0,21}$/.test(code))

/** The report format of an uploaded file. Errors: `FILE_INCORRECT` for other files. */
export const extensionOf = (mime: string): ReportExtension => {
  if (mime === docxMime) return 'docx'
  if (mime === tableMime.xlsx) return 'xlsx'
  throw new ProductError('FILE_INCORRECT')
}
