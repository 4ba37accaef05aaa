import { ProductError } from '#platform/domain/product-error.ts'
import { cellTooLong, maxCell, sheetTooLarge, type SheetLimits } from './sheet-limits.ts'

const quote = '"'

/** Position of the closing quote of a quoted cell, from after its opening quote: the first quote that is not doubled. */
const closingQuote = (text: string, from: number): number => {
  let at = text.indexOf(quote, from)
  while (at !== -1 && text[at + 1] === quote) at = text.indexOf(quote, at + 2)
  if (at === -1) throw new ProductError('FILE_INCORRECT')
  return at
}

/**
 * Parses separated values (RFC 4180) in one pass: a row or cell over the limits is refused before the rest is read.
 * Blank lines are rows without a text.
 */
export const separatedValues = (text: string, separator: string, limits: SheetLimits): string[][] => {
  const rows: string[][] = []
  const stop = new RegExp(`[\\r\\n${separator.replace(/[\\\]^-]/, '\\$&')}]`, 'g')
  const stopAfter = (from: number): number => {
    stop.lastIndex = from
    return stop.exec(text)?.index ?? text.length
  }
  let row: string[] = []
  let at = 0
  const take = (cell: string): void => {
    if (!limits.cutsCells && cell.trim().length > maxCell) throw cellTooLong(rows.length, row.length)
    row.push(cell)
    if (row.length > limits.columns || rows.length > limits.rows) throw sheetTooLarge(limits)
  }
  const quoted = (): number => {
    const end = closingQuote(text, at + 1)
    take(text.slice(at + 1, end).replaceAll('""', quote))
    let after = end + 1
    while (text[after] === ' ') after += 1
    if (after < text.length && stopAfter(after) !== after) throw new ProductError('FILE_INCORRECT')
    return after
  }
  const plain = (): number => {
    const end = stopAfter(at)
    take(text.slice(at, end))
    return end
  }
  while (at < text.length) {
    const end = text[at] === quote ? quoted() : plain()
    const endsRow = text[end] !== separator
    at = end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1)
    if (!endsRow) continue
    rows.push(row)
    row = []
  }
  if (row.length > 0) rows.push(row)
  return rows
}
