import { cutText } from '#platform/domain/cut-text.ts'
import { decodedText } from '../files/text-encoding.ts'
import { textOfCsv } from './formula-guard.ts'
import type { CutCell, ReadTable } from './read-table.ts'
import { separatedValues } from './separated-values.ts'
import {
  cellTooLong,
  charactersOf,
  maxCell,
  maxCharacters,
  sheetTooLarge,
  type SheetLimits,
} from './sheet-limits.ts'

const separators = [';', ',', '\t', '|'] as const

/** The most frequent separator in the first non-empty line, outside quotes. */
const separatorOf = (text: string): string => {
  const line = /^\s*(\S[^\n]*)/.exec(text)?.[1]?.replace(/"[^"]*"/g, '') ?? ''
  const count = (separator: string): number => line.split(separator).length
  return separators.reduce((best, one) => (count(one) > count(best) ? one : best))
}

/** Parses a csv file; the separator is detected, or given by a first line `sep=;`. Formula guards are removed. */
const readCsv = (bytes: Uint8Array, limits: SheetLimits): string[][] => {
  const text = decodedText(bytes)
  const separatorLine = /^sep=(.)\r?\n/.exec(text)
  const rest = separatorLine ? text.slice(separatorLine[0].length) : text
  const rows = separatedValues(rest, separatorLine?.[1] ?? separatorOf(rest), limits)
  return rows.map((row) => row.map(textOfCsv))
}

/** The file to read, and its limits. */
export type SheetRequest = { bytes: Uint8Array; limits: SheetLimits }

const trimmed = (row: readonly string[], line: number, cut: CutCell[] | null): string[] => {
  const cells = row.map((cell, column) => {
    let text = cell.trim()
    // Checked first: Unicode normalization of a long text may take forever.
    if (text.length > maxCell) {
      if (!cut) throw cellTooLong(line, column)
      cut.push({ row: line, column, length: text.length })
      text = cutText(text, maxCell)
    }
    return text.normalize('NFC')
  })
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
}

/** The rows of a file without sheets. */
const ofRows = (rows: string[][]): ReadTable => ({ rows, sheet: null, leftOut: [], cut: [] })

/** A workbook, or a document if allowed. */
const readPacked = async (bytes: Uint8Array, limits: SheetLimits): Promise<ReadTable> => {
  const { readDocx } = limits.documents ? await import('./read-docx.ts') : { readDocx: () => null }
  const document = readDocx(bytes, limits)
  if (document) return ofRows(document)
  const { readXlsx } = await import('./read-xlsx.ts')
  return readXlsx(bytes, limits)
}

/** An uploaded table with its cells trimmed; runs in a thread, because a workbook may take seconds. */
export const parseSheet = async ({ bytes, limits }: SheetRequest): Promise<ReadTable> => {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  const read = isZip ? await readPacked(bytes, limits) : ofRows(readCsv(bytes, limits))
  const cut: CutCell[] = []
  const rows = read.rows.map((row, line) => trimmed(row, line, limits.cutsCells ? cut : null))
  if (charactersOf(rows) > maxCharacters) throw sheetTooLarge(limits)
  return { ...read, cut, rows: rows.slice(0, rows.findLastIndex((row) => row.length > 0) + 1) }
}
