import { strFromU8, unzipSync } from 'fflate'
import { ProductError } from '#platform/domain/product-error.ts'
import { elementsFor, maxUnfolded, sheetTooLarge, type SheetLimits } from './sheet-limits.ts'
import { countElements } from './xml-bounds.ts'

const body = 'word/document.xml'

/** The XML of a document's body, unpacked and checked for size before parsing; undefined if it is not a document. */
const bodyOf = (bytes: Uint8Array, limits: SheetLimits): string | undefined => {
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (name !== body) return false
      // A part may unpack to no more than its declared size.
      if (originalSize > maxUnfolded) throw new ProductError('FILE_INCORRECT')
      return true
    },
  })
  const part = parts[body]
  if (!part) return undefined
  countElements(part, elementsFor(limits))
  return strFromU8(part)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const signOf = (entity: string): string => {
  if (!entity.startsWith('#')) return entities[entity] ?? ''
  const code = entity.startsWith('#x') ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1))
  return Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

const unescaped = (text: string): string =>
  text.replace(/&(#x[0-9a-fA-F]{1,6}|#\d{1,7}|amp|lt|gt|quot|apos);/g, (_all, entity: string) =>
    signOf(entity),
  )

const token = /<(\/?)w:(tr|tc|p|br|tab|t)(?=[\s/>])[^>]*?(\/?)>|([^<]+)/g

/** Cells of the rows of all tables, nested ones as part of the cell's text; deleted text is skipped. */
const rowsOf = (xml: string, limits: SheetLimits): string[][] => {
  const rows: string[][] = []
  let row: string[] | null = null
  let cell = ''
  let [rowDepth, cellDepth] = [0, 0]
  let isText = false
  const open = (name: string): void => {
    if (name === 'tr' && (rowDepth += 1) === 1) row = []
    else if (name === 'tc' && (cellDepth += 1) === 1) cell = ''
    else if (name === 't') isText = true
  }
  const close = (name: string): void => {
    if (name === 't') isText = false
    else if (name === 'p' && cellDepth > 0) cell += '\n'
    else if (name === 'tc' && (cellDepth -= 1) === 0) row?.push(cell)
    else if (name === 'tr' && (rowDepth -= 1) === 0 && row) {
      if (row.length > limits.columns || rows.length > limits.rows) throw sheetTooLarge(limits)
      rows.push(row)
      row = null
    }
  }
  for (const [, slash, name, empty, text] of xml.matchAll(token)) {
    if (text !== undefined) cell += isText ? unescaped(text) : ''
    else if (name === 'br') cell += '\n'
    else if (name === 'tab') cell += '\t'
    else if (name && slash) close(name)
    else if (name && !empty) open(name)
  }
  return rows
}

/** The rows of a document's tables, as texts; null if it is not a document. */
export const readDocx = (bytes: Uint8Array, limits: SheetLimits): string[][] | null => {
  try {
    const xml = bodyOf(bytes, limits)
    return xml === undefined ? null : rowsOf(xml, limits)
  } catch (error) {
    throw error instanceof ProductError ? error : new ProductError('FILE_INCORRECT')
  }
}
