import { decodedText } from '../files/text-encoding.ts'
import { textOfCsv } from './formula-guard.ts'
import { separatedValues } from './separated-values.ts'
import type { SheetLimits } from './sheet-limits.ts'

const separators = [';', ',', '\t', '|'] as const

/** The most frequent separator in the first non-empty line, outside quotes. */
const separatorOf = (text: string): string => {
  const line = /^\s*(\S[^\n]*)/.exec(text)?.[1]?.replace(/"[^"]*"/g, '') ?? ''
  const count = (separator: string): number => line.split(separator).length
  return separators.reduce((best, one) => (count(one) > count(best) ? one : best))
}

/** Parses a csv file; the separator is detected, or given by a first line `sep=;`. Formula guards are removed. */
export const readCsv = (bytes: Uint8Array, limits: SheetLimits): string[][] => {
  const text = decodedText(bytes)
  const separatorLine = /^sep=(.)\r?\n/.exec(text)
  const rest = separatorLine ? text.slice(separatorLine[0].length) : text
  const rows = separatedValues(rest, separatorLine?.[1] ?? separatorOf(rest), limits)
  return rows.map((row) => row.map(textOfCsv))
}
