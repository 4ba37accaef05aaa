import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { ProductError } from '#platform/domain/product-error.ts'
import { elementsFor, maxUnfolded, type SheetLimits } from './sheet-limits.ts'
import { countElements } from './xml-bounds.ts'

/** What cells are read from; pictures, drawings, macros and links are never unfolded. */
const needed = /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(workbook|styles|sharedStrings)\.xml)$/
const alsoNeeded = /^xl\/(_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/

/** The most parts of a workbook. */
const maxParts = 200

const unfold = (bytes: Uint8Array): Record<string, Uint8Array> => {
  let unfolded = 0
  let parts = 0
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!needed.test(name) && !alsoNeeded.test(name)) return false
      unfolded += originalSize
      parts += 1
      // What a part says of its size is all the room it gets.
      if (unfolded > maxUnfolded || parts > maxParts) throw new ProductError('FILE_INCORRECT')
      return true
    },
  })
}

/** Names of ranges are unfolded cell by cell, and a name may mean every cell there may be. */
const withoutNames = (workbook: Uint8Array): Uint8Array =>
  strToU8(strFromU8(workbook).replace(/<((?:\w+:)?definedNames)\b[\s\S]*<\/\1>/, ''))

/** The same workbook with the parts that hold cells, already unfolded and measured: a bomb never reaches the parser. */
export const boundedWorkbook = (bytes: Uint8Array, limits: SheetLimits): Buffer => {
  const parts = unfold(bytes)
  let room = elementsFor(limits)
  for (const part of Object.values(parts)) room -= countElements(part, room)
  const workbook = parts['xl/workbook.xml']
  if (!workbook) throw new ProductError('FILE_INCORRECT')
  return Buffer.from(zipSync({ ...parts, 'xl/workbook.xml': withoutNames(workbook) }, { level: 0 }))
}
