import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { z } from 'zod'
import { ProductError } from '#platform/domain/product-error.ts'
import { docxMime } from '#platform/server/documents/write-docx.ts'
import { tableMime } from '#platform/server/spreadsheets/table-file.ts'
import { reportFields } from '../contract/user-report.schemas.ts'
import { largestTemplate } from '../domain/limits.ts'
import { reportExtensions, type ReportExtension } from '../domain/states.ts'

/** What a report is but its template: the part of the file that is read first. */
const definition = reportFields.omit({ id: true, version: true, templateFileId: true }).extend({
  kind: z.literal('runway-report'),
  extension: z.enum(reportExtensions),
  template: z.string().max(255),
})

export type Definition = z.output<typeof definition>

export const mimes = { docx: docxMime, xlsx: tableMime.xlsx } as const

const definitionPart = 'report.json'
const templatePart = (extension: ReportExtension): string => `template.${extension}`
const expected: ReadonlySet<string> = new Set([definitionPart, ...reportExtensions.map(templatePart)])

/** The longest definition, in bytes: twenty parameters take a tenth of it. */
const longestDefinition = 100_000

/** A report as a file that another accelerator reads. */
export const transferFile = (said: Definition, template: Uint8Array): Buffer =>
  Buffer.from(
    zipSync({
      [definitionPart]: strToU8(JSON.stringify(said, null, 2)),
      [templatePart(said.extension)]: [template, { level: 0 }],
    }),
  )

/** Reads such a file. Errors: `FILE_INCORRECT` of any other, `REPORT_TEMPLATE_TOO_LARGE`. */
export const readTransferFile = (bytes: Uint8Array): { said: Definition; template: Buffer } => {
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!expected.has(name)) throw new ProductError('FILE_INCORRECT')
        if (name === definitionPart && originalSize > longestDefinition)
          throw new ProductError('FILE_INCORRECT')
        if (originalSize > largestTemplate) throw new ProductError('REPORT_TEMPLATE_TOO_LARGE')
        return true
      },
    })
    const read = definition.safeParse(JSON.parse(strFromU8(parts[definitionPart] ?? new Uint8Array())))
    const template = read.success ? parts[templatePart(read.data.extension)] : undefined
    if (!read.success || !template) throw new ProductError('FILE_INCORRECT')
    return { said: read.data, template: Buffer.from(template) }
  } catch (error) {
    if (error instanceof ProductError) throw error
    throw new ProductError('FILE_INCORRECT')
  }
}
