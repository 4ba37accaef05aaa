import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { ProductError } from '#platform/domain/product-error.ts'
import { elementsFor, maxUnfolded, type SheetLimits } from './sheet-limits.ts'
import { countElements } from './xml-bounds.ts'

/** What cells are read from; pictures, drawings and macros are never unfolded. */
const needed = /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(workbook|styles|sharedStrings)\.xml)$/
const alsoNeeded = /^xl\/(_rels\/workbook\.xml\.rels|worksheets\/([^/]+\.xml|_rels\/[^/]+\.rels))$/

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

/** What links of sheets lead to is read by `sheetFacts` alone: the parser of cells would look for the parts they name. */
const isRelation = (name: string): boolean => name.startsWith('xl/worksheets/_rels/')

/** A workbook's parts that hold cells, unfolded and measured, and the same parts as a file: a bomb never reaches the parser. */
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
