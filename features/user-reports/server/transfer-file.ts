import { strToU8, zipSync } from 'fflate'
import { z } from 'zod'
import { ProductError } from '#platform/domain/product-error.ts'
import { reportFields, reportParameter } from '../contract/user-report.schemas.ts'
import { reportExtensions, maxParameters } from '../domain/states.ts'
import { unpackReport } from './template/templates.ts'
import { definitionPart, templatePart } from './template/unpack-transfer.ts'

/** What a report is but its template: the part of the file that is read first. */
const definition = reportFields.omit({ id: true, version: true, templateFileId: true }).extend({
  kind: z.literal('runway-report'),
  extension: z.enum(reportExtensions),
  template: z.string().max(255),
  // A default that does not fit its type is no reason to refuse the file: its field says so.
  parameters: z.array(reportParameter).max(maxParameters, 'TOO_MANY'),
})

export type Definition = z.output<typeof definition>

/** A report as a file that another accelerator reads. */
export const transferFile = (definition: Definition, template: Uint8Array): Buffer =>
  Buffer.from(
    zipSync({
      [definitionPart]: strToU8(JSON.stringify(definition, null, 2)),
      [templatePart(definition.extension)]: [template, { level: 0 }],
    }),
  )

/** The definition as read from the file; undefined if it is no JSON. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Reads such a file. Errors: `FILE_INCORRECT` of any other, `REPORT_TEMPLATE_TOO_LARGE`. */
export const readTransferFile = async (
  by: string,
  bytes: Uint8Array,
): Promise<{ definition: Definition; template: Buffer }> => {
  const unpacked = await unpackReport(by, bytes)
  const read = definition.safeParse(parsed(unpacked.definition))
  if (!read.success || read.data.extension !== unpacked.extension) throw new ProductError('FILE_INCORRECT')
  return { definition: read.data, template: Buffer.from(unpacked.template) }
}
