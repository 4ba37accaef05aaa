import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { ProductError } from '#platform/domain/product-error.ts'
import { elementsFor, maxUnfolded, sheetTooLarge, type SheetLimits } from './sheet-limits.ts'
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

const emptyCell = /<((?:\w+:)?)c\b[^<>]*(?:\/>|><\/\1c>)/g
const rows = /<((?:\w+:)?)sheetData\b[^<>]*>[\s\S]*<\/\1sheetData>/
const root = /<(?:\w+:)?worksheet\b[^<>]*>/

/** The last row and column that spreadsheets have. */
const lastRow = 1_048_576

/** A cell's column and row: "AB12" is [28, 12]. */
const placeOf = (address: string): [column: number, row: number] => {
  const [, letters = '', row = '0'] = /^([A-Z]{1,4})(\d+)$/.exec(address) ?? []
  return [[...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0), Number(row)]
}

/**
 * The rows of a sheet without what is around them, and without empty cells: the parser fills the area up to the last
 * cell, so that one formatted cell at the end of a sheet would cost millions. Refuses cells outside the limits first.
 */
const cellsOnly = (xml: string, limits: SheetLimits): string => {
  const [tag = '<worksheet>'] = root.exec(xml) ?? []
  const cells = (rows.exec(xml)?.[0] ?? '<sheetData/>').replace(emptyCell, '')
  for (const [, row] of cells.matchAll(/<(?:\w+:)?row\b[^<>]*?\sr="(\d+)"/g))
    if (Number(row) > lastRow) throw new ProductError('SHEET_TOO_HEAVY')
  for (const [, address] of cells.matchAll(/<(?:\w+:)?c\b[^<>]*?\sr="([^"]*)"/g)) {
    const [column, row] = placeOf(address!)
    if (row > limits.rows + 1 || column > limits.columns) throw sheetTooLarge(limits)
  }
  const end = `</${/^<([\w:]+)/.exec(tag)![1]}>`
  return tag.endsWith('/>') ? tag : `${tag}${cells}${end}`
}

/** Removes named ranges: a name may refer to every possible cell. */
const withoutNames = (workbook: Uint8Array): Uint8Array =>
  strToU8(strFromU8(workbook).replace(/<((?:\w+:)?definedNames)\b[\s\S]*<\/\1>/, ''))

/** Targets of sheet links are read by `sheetFacts` only: the cell parser would look for the parts they name. */
const isRelation = (name: string): boolean => name.startsWith('xl/worksheets/_rels/')

const isSheet = (name: string): boolean => name.startsWith('xl/worksheets/') && !isRelation(name)

/** A workbook's parts with cells, unpacked and checked for size, and repacked as a file: a zip bomb never reaches the parser. */
export const boundedWorkbook = (
  bytes: Uint8Array,
  limits: SheetLimits,
): { file: Uint8Array; parts: Record<string, Uint8Array> } => {
  const parts = unfold(bytes)
  let remaining = elementsFor(limits)
  for (const part of Object.values(parts)) remaining -= countElements(part, remaining)
  const workbook = parts['xl/workbook.xml']
  if (!workbook) throw new ProductError('FILE_INCORRECT')
  const read = Object.fromEntries(
    Object.entries(parts)
      .filter(([name]) => !isRelation(name))
      .map(([name, part]) => [name, isSheet(name) ? strToU8(cellsOnly(strFromU8(part), limits)) : part]),
  )
  return { file: zipSync({ ...read, 'xl/workbook.xml': withoutNames(workbook) }, { level: 0 }), parts }
}
