import { ProductError } from '#platform/domain/product-error.ts'
import { unguarded } from './formula-guard.ts'
import { separatedValues } from './separated-values.ts'
import type { SheetLimits } from './sheet-limits.ts'

const decode = (encoding: string, bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const isUtf16 = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xfe

/** Text of a file: UTF-8, UTF-16 as spreadsheets save "Unicode text", or windows-1251 as the Russian ones save csv. */
const textOf = (bytes: Uint8Array): string => {
  const text = isUtf16(bytes)
    ? decode('utf-16le', bytes)
    : (decode('utf-8', bytes) ?? decode('windows-1251', bytes))
  if (text === null || text.includes('\u0000')) throw new ProductError('FILE_INCORRECT')
  return text
}

const separators = [';', ',', '\t', '|'] as const

/** What stands most often in the first line that says something, outside of quotes. */
const separatorOf = (text: string): string => {
  const line = /^\s*(\S[^\n]*)/.exec(text)?.[1]?.replace(/"[^"]*"/g, '') ?? ''
  const count = (separator: string): number => line.split(separator).length
  return separators.reduce((best, one) => (count(one) > count(best) ? one : best))
}

/**
 * Rows of a file of separated values; the separator is found out, or told by a first line `sep=;`. What guards a text
 * from being taken for a formula is no part of it.
 */
export const readCsv = (bytes: Uint8Array, limits: SheetLimits): string[][] => {
  const text = textOf(bytes)
  const separatorLine = /^sep=(.)\r?\n/.exec(text)
  const rest = separatorLine ? text.slice(separatorLine[0].length) : text
  const rows = separatedValues(rest, separatorLine?.[1] ?? separatorOf(rest), limits)
  return rows.map((row) => row.map(unguarded))
}
