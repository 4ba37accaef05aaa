import { unzipSync, zipSync } from 'fflate'
import { ProductError } from '#platform/domain/product-error.ts'
import { maxUnfolded } from './sheet-limits.ts'

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

/** The same workbook with the parts that hold cells, already unfolded and measured: a bomb never reaches the parser. */
export const boundedWorkbook = (bytes: Uint8Array): Buffer => {
  const parts = unfold(bytes)
  if (!parts['xl/workbook.xml']) throw new ProductError('FILE_INCORRECT')
  return Buffer.from(zipSync(parts, { level: 0 }))
}
