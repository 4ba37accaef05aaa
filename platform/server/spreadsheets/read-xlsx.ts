import {
  readXlsx as readWorkbook,
  type Cell as CellOfLibrary,
  type Sheet as SheetOfLibrary,
} from 'hucre/xlsx'
import { ProductError } from '#platform/domain/product-error.ts'
import { notCalculated } from '#platform/domain/typed/cell-fault.ts'
import { linkedText } from '#platform/domain/typed/linked-text.ts'
import { cellText, formulaText } from './cell-text.ts'
import type { ReadTable } from './read-table.ts'
import { sheetFacts, type SheetFacts } from './sheet-facts.ts'
import { columnLetters, sheetTooLarge, type SheetLimits } from './sheet-limits.ts'
import { boundedWorkbook } from './workbook-parts.ts'

const checkedParts = (bytes: Uint8Array, limits: SheetLimits): ReturnType<typeof boundedWorkbook> => {
  try {
    return boundedWorkbook(bytes, limits)
  } catch (error) {
    throw error instanceof ProductError ? error : new ProductError('FILE_INCORRECT')
  }
}

type ReadSheet = { name: string; isVisible: boolean; read: SheetOfLibrary }

/** Sheets with their cells, as the library reads them. */
const load = async (file: Uint8Array): Promise<ReadSheet[]> => {
  try {
    const { sheets } = await readWorkbook(file, { readStyles: true })
    return sheets.map((read) => ({
      name: read.name,
      isVisible: !read.hidden && !read.veryHidden,
      read,
    }))
  } catch {
    throw new ProductError('FILE_INCORRECT')
  }
}

/** The text of a cell, with the URL that it links to. */
const textOf = (
  { value, formula, type, style }: Partial<CellOfLibrary>,
  address: string,
  { formulas }: SheetLimits,
  facts: SheetFacts,
): string => {
  const isFormula = formula !== undefined || type === 'formula'
  if (formulas && isFormula) return `=${formula ?? ''}`
  const text = isFormula
    ? formulaText({ formula: formula ?? '', result: value }, style?.numFmt)
    : cellText(value, style?.numFmt)
  if (text === notCalculated && facts.isEmptyResult(address)) return ''
  const link = facts.links.get(address)
  return link === undefined ? text : linkedText(text.trim(), link)
}

const cellsOf = ({ rows, cells }: SheetOfLibrary, limits: SheetLimits, facts: SheetFacts): string[][] => {
  const read = rows.map((values, row) => {
    const texts = values.map((value, column) =>
      textOf(
        cells?.get(`${row},${column}`) ?? { value },
        `${columnLetters(column)}${row + 1}`,
        limits,
        facts,
      ),
    )
    const last = texts.findLastIndex((text) => text !== '')
    if (last >= 0 && (row > limits.rows || last >= limits.columns)) throw sheetTooLarge(limits)
    return texts.slice(0, last + 1)
  })
  return read.slice(0, read.findLastIndex((texts) => texts.length > 0) + 1)
}

/** Writes the value of merged cells into each of their rows that has other content. */
const fillJoined = (rows: string[][], { joined }: SheetFacts): void => {
  for (const { top, bottom, column } of joined) {
    const text = rows[top - 1]?.[column - 1] ?? ''
    if (text === '') continue
    for (const row of rows.slice(top, bottom)) {
      if (row.length === 0 || (row[column - 1] ?? '') !== '') continue
      while (row.length < column) row.push('')
      row[column - 1] = text
    }
  }
}

const filledCells = (rows: readonly (readonly string[])[]): number =>
  rows.reduce((sum, row) => sum + row.filter((cell) => cell !== '').length, 0)

/**
 * Rows of a visible sheet: the first non-empty one, or the fullest if requested. Each keeps its row number, so that
 * errors refer to what the person sees. The other sheets are returned as skipped.
 */
export const readXlsx = async (bytes: Uint8Array, limits: SheetLimits): Promise<ReadTable> => {
  const { file, parts } = checkedParts(bytes, limits)
  const sheets = await load(file)
  const visible = sheets.filter(({ isVisible, read }) => isVisible && read.rows.length > 0)
  const tried = (limits.fullest ? visible : visible.slice(0, 1)).map(({ name, read }) => {
    const facts = sheetFacts(parts, name)
    const rows = cellsOf(read, limits, facts)
    return { name, rows, facts, filled: filledCells(rows) }
  })
  const [chosen] = tried.toSorted((a, b) => b.filled - a.filled)
  if (chosen) fillJoined(chosen.rows, chosen.facts)
  return {
    rows: chosen?.rows ?? [],
    sheet: chosen?.name ?? null,
    cut: [],
    leftOut: sheets
      .filter(({ name }) => name !== chosen?.name)
      .map(({ name, isVisible }) => ({ name, isHidden: !isVisible })),
  }
}
