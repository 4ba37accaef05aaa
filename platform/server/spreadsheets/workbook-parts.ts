import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { ProductError } from '#platform/domain/product-error.ts'
import { elementsFor, maxUnfolded, type SheetLimits } from './sheet-limits.ts'
import { countElements } from './xml-bounds.ts'

/** Parts needed for cells; pictures, drawings and macros are never unpacked. */
const needed = /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(workbook|styles|sharedStrings)\.xml)$/
const alsoNeeded = /^xl\/(_rels\/workbook\.xml\.rels|worksheets\/([^/]+\.xml|_rels\/[^/]+\.rels))$/

/** Maximum number of parts of a workbook. */
const maxParts = 200

const unfold = (bytes: Uint8Array): Record<string, Uint8Array> => {
  let unfolded = 0
  let parts = 0
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!needed.test(name) && !alsoNeeded.test(name)) return false
      unfolded += originalSize
      parts += 1
      // A part may unpack to no more than its declared size.
      if (unfolded > maxUnfolded || parts > maxParts) throw new ProductError('FILE_INCORRECT')
      return true
    },
  })
}

/** Removes named ranges: the parser expands them cell by cell, and a name may refer to every possible cell. */
const withoutNames = (workbook: Uint8Array): Uint8Array =>
  strToU8(strFromU8(workbook).replace(/<((?:\w+:)?definedNames)\b[\s\S]*<\/\1>/, ''))

/** Targets of sheet links are read by `sheetFacts` only: the cell parser would look for the parts they name. */
const isRelation = (name: string): boolean => name.startsWith('xl/worksheets/_rels/')

/** A workbook's parts with cells, unpacked and checked for size, and repacked as a file: a zip bomb never reaches the parser. */
export const boundedWorkbook = (
  bytes: Uint8Array,
  limits: SheetLimits,
): { file: Buffer; parts: Record<string, Uint8Array> } => {
  const parts = unfold(bytes)
  let room = elementsFor(limits)
  for (const part of Object.values(parts)) room -= countElements(part, room)
  const workbook = parts['xl/workbook.xml']
  if (!workbook) throw new ProductError('FILE_INCORRECT')
  const read = Object.fromEntries(Object.entries(parts).filter(([name]) => !isRelation(name)))
  const file = zipSync({ ...read, 'xl/workbook.xml': withoutNames(workbook) }, { level: 0 })
  return { file: Buffer.from(file), parts }
}
