import { readDecimal } from '#platform/domain/typed/decimal.ts'
import type { CommaMeaning } from '#platform/domain/typed/reading.ts'
import { limits, type Cell } from './inputs.ts'

/** Parses a cell; invalid text is retained so that the user can correct it. */
export const cellOf = (text: string, comma: CommaMeaning): Cell => {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const read = readDecimal(trimmed, { comma })
  return 'value' in read && !read.value.isPercent
    ? Number(read.value.decimal)
    : trimmed.slice(0, limits.cellText)
}

/** Maximum size of a parsed paste: more than a table has. */
const maxLines = 200
const maxColumns = 100

/** Parses spreadsheet text from the clipboard: tab-separated cells, quotes around cells with line breaks. */
export const blockOf = (text: string): string[][] => {
  const lines: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const end = (): void => {
    lines.at(-1)!.push(cell)
    cell = ''
  }
  const plain = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  for (let n = 0; n < plain.length && lines.length <= maxLines; n += 1) {
    const sign = plain[n]!
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (plain[n + 1] === '"') {
        cell += '"'
        n += 1
      } else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === '\t') end()
    else if (sign === '\n') {
      end()
      lines.push([])
    } else cell += sign
  }
  end()
  return lines.slice(0, maxLines).map((line) => line.slice(0, maxColumns))
}

/**
 * The meaning of commas in a block of numbers: decided by an unambiguous number ("12,5" or "1,234.5"); returns `ask`
 * with an example if only ambiguous ones such as "1,200" occur.
 */
export const commaOf = (
  block: readonly (readonly string[])[],
): { comma: CommaMeaning | null } | { ask: string; meanings: readonly [string, string] } => {
  let ask: { ask: string; meanings: readonly [string, string] } | null = null
  const settled = new Set<CommaMeaning>()
  for (const text of block.flat()) {
    const read = readDecimal(text)
    if ('ambiguous' in read)
      ask ??= { ask: text.trim(), meanings: [read.ambiguous[0].decimal, read.ambiguous[1].decimal] }
    else if ('value' in read) {
      const isDecimal = /,\d{1,2}(?!\d)/.test(text) || /\.\d{3}.*,/.test(text)
      const isGroups = /\.\d{1,2}(?!\d)/.test(text) || /,\d{3}.*\./.test(text)
      if (isDecimal !== isGroups) settled.add(isDecimal ? 'DECIMAL' : 'GROUPS')
    }
  }
  if (ask === null) return { comma: null }
  return settled.size === 1 ? { comma: [...settled][0]! } : ask
}
