import { strFromU8, unzipSync } from 'fflate'
import { ProductError } from '#platform/domain/product-error.ts'
import { reportExtensions, type ReportExtension, largestTemplate } from '../../domain/states.ts'

/** The part of a transferred report that is read first. */
export const definitionPart = 'report.json'

/** The name of the template in a transferred report. */
export const templatePart = (extension: ReportExtension): string => `template.${extension}`

/** The longest definition, in bytes: twenty parameters take a tenth of it. */
const longestDefinition = 100_000

/** The two parts of a transferred report. */
export type Unpacked = { definition: string; extension: ReportExtension; template: Uint8Array }

/** Unpacks a transferred report. Errors: `FILE_INCORRECT` of any other file, `REPORT_TEMPLATE_TOO_LARGE`. */
export const unpackTransfer = (bytes: Uint8Array): Unpacked => {
  const expected: ReadonlySet<string> = new Set([definitionPart, ...reportExtensions.map(templatePart)])
  const seen = new Set<string>()
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        // A small file may list the same part many times: each would take as much memory as it declares.
        if (!expected.has(name) || seen.has(name) || seen.size === 2) throw new ProductError('FILE_INCORRECT')
        seen.add(name)
        if (name === definitionPart && originalSize > longestDefinition)
          throw new ProductError('FILE_INCORRECT')
        if (originalSize > largestTemplate) throw new ProductError('REPORT_TEMPLATE_TOO_LARGE')
        return true
      },
    })
    const definition = parts[definitionPart]
    const extension = reportExtensions.find((one) => parts[templatePart(one)])
    const template = extension && parts[templatePart(extension)]
    if (!definition || !template) throw new ProductError('FILE_INCORRECT')
    return { definition: strFromU8(definition), extension, template }
  } catch (error) {
    if (error instanceof ProductError) throw error
    throw new ProductError('FILE_INCORRECT')
  }
}
