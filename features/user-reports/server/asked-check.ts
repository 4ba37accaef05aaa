import { ProductError } from '#platform/domain/product-error.ts'
import { docxMime } from '#platform/server/documents/write-docx.ts'
import { tableMime } from '#platform/server/spreadsheets/table-file.ts'
import type { ReportExtension } from '../domain/states.ts'

/** What a template is checked for. */
export type AskedCheck = { oneFile: boolean; parameters: string }

/** The codes of its parameters; what is no code is left out. */
export const codesIn = (parameters: string): { code: string }[] =>
  parameters
    .split(',')
    .map((code) => ({ code: code.trim() }))
    .filter(({ code }) => /^[a-z][a-z0-9_]{0,21}$/.test(code))

/** What kind of report a file is a template of. Errors: `FILE_INCORRECT` of any other file. */
export const extensionOf = (mime: string): ReportExtension => {
  if (mime === docxMime) return 'docx'
  if (mime === tableMime.xlsx) return 'xlsx'
  throw new ProductError('FILE_INCORRECT')
}
