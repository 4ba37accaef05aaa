import { decodedText } from '../files/text-encoding.ts'
import { textOfCsv } from './formula-guard.ts'
import { separatedValues } from './separated-values.ts'
import type { SheetLimits } from './sheet-limits.ts'

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
  const text = decodedText(bytes)
  const separatorLine = /^sep=(.)\r?\n/.exec(text)
  const rest = separatorLine ? text.slice(separatorLine[0].length) : text
  const rows = separatedValues(rest, separatorLine?.[1] ?? separatorOf(rest), limits)
  return rows.map((row) => row.map(textOfCsv))
}
