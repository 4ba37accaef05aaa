import ExcelJS from 'exceljs'
import { ProductError } from '#platform/domain/product-error.ts'
import { notCalculated } from '#platform/domain/typed/cell-fault.ts'
import { linkedText } from '#platform/domain/typed/linked-text.ts'
import { cellText, formulaText } from './cell-text.ts'
import type { ReadTable } from './read-table.ts'
import { sheetFacts, type SheetFacts } from './sheet-facts.ts'
import { sheetTooLarge, type SheetLimits } from './sheet-limits.ts'
import { boundedWorkbook } from './workbook-parts.ts'

// Parsing what is around cells takes time, without limit if it names every possible cell, and refers to removed
// parts. Links and merged cells are read by `sheetFacts`.
const ignoreNodes = [
  'autoFilter',
  'cols',
  'conditionalFormatting',
  'dataValidations',
  'drawing',
  'extLst',
  'headerFooter',
  'hyperlinks',
  'legacyDrawing',
  'mergeCells',
  'picture',
  'tableParts',
]

const isLimit = (error: unknown): boolean => /^Max (row|column) count/.test((error as Error).message)

const checkedParts = (bytes: Uint8Array, limits: SheetLimits): ReturnType<typeof boundedWorkbook> => {
  try {
    return boundedWorkbook(bytes, limits)
  } catch (error) {
    throw error instanceof ProductError ? error : new ProductError('FILE_INCORRECT')
  }
}

const load = async (file: Buffer, limits: SheetLimits): Promise<ExcelJS.Workbook> => {
  const workbook = new ExcelJS.Workbook()
  try {
    const options = { ignoreNodes, maxRows: limits.rows + 1, maxCols: limits.columns }
    await workbook.xlsx.load(file as unknown as ExcelJS.Buffer, options)
    return workbook
  } catch (error) {
    if (isLimit(error)) throw sheetTooLarge(limits)
    throw new ProductError('FILE_INCORRECT')
  }
}

/** The text of a cell, with the URL that it links to. */
const textOf = (cell: ExcelJS.Cell, { formulas }: SheetLimits, facts: SheetFacts): string => {
  if (formulas && cell.formula) return `=${cell.formula}`
  // The cell's value would omit a result of zero.
  const text =
    cell.type === ExcelJS.ValueType.Formula
      ? formulaText({ formula: cell.formula ?? '', result: cell.result }, cell.numFmt)
      : cellText(cell.value, cell.numFmt)
  if (text === notCalculated && facts.isEmptyResult(cell.address)) return ''
  const link = facts.links.get(cell.address)
  return link === undefined ? text : linkedText(text.trim(), link)
}

const cellsOf = (sheet: ExcelJS.Worksheet, limits: SheetLimits, facts: SheetFacts): string[][] => {
  const rows: string[][] = []
  // Only non-empty rows: a formatted cell in the last row of a sheet is ignored.
  sheet.eachRow((row, number) => {
    const cells: string[] = []
    row.eachCell((cell, column) => {
      const text = textOf(cell, limits, facts)
      if (text === '') return
      if (number > limits.rows + 1 || column > limits.columns) throw sheetTooLarge(limits)
      cells[column - 1] = text
    })
    if (cells.length > 0) rows[number - 1] = Array.from(cells, (text) => text ?? '')
  })
  return Array.from(rows, (row) => row ?? [])
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
  const { worksheets } = await load(file, limits)
  const visible = worksheets.filter(({ state, actualRowCount }) => state === 'visible' && actualRowCount > 0)
  const tried = (limits.fullest ? visible : visible.slice(0, 1)).map((sheet) => {
    const facts = sheetFacts(parts, sheet.name)
    const rows = cellsOf(sheet, limits, facts)
    return { name: sheet.name, rows, facts, filled: filledCells(rows) }
  })
  const [chosen] = tried.toSorted((a, b) => b.filled - a.filled)
  if (chosen) fillJoined(chosen.rows, chosen.facts)
  return {
    rows: chosen?.rows ?? [],
    sheet: chosen?.name ?? null,
    cut: [],
    leftOut: worksheets
      .filter(({ name }) => name !== chosen?.name)
      .map(({ name, state }) => ({ name, isHidden: state !== 'visible' })),
  }
}
