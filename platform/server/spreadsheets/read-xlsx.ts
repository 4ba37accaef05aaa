import ExcelJS from 'exceljs'
import { ProductError } from '#platform/domain/product-error.ts'
import { cellText } from './cell-text.ts'
import { sheetTooLarge, type SheetLimits } from './sheet-limits.ts'
import { boundedWorkbook } from './workbook-parts.ts'

// What stands around cells costs time, without end when it names every cell there may be, and refers to parts that were
// left out. Of joined cells only the first one holds a text.
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

const checkedParts = (bytes: Uint8Array, limits: SheetLimits): Buffer => {
  try {
    return boundedWorkbook(bytes, limits)
  } catch (error) {
    throw error instanceof ProductError ? error : new ProductError('FILE_INCORRECT')
  }
}

const load = async (bytes: Uint8Array, limits: SheetLimits): Promise<ExcelJS.Workbook> => {
  const workbook = new ExcelJS.Workbook()
  const checked = checkedParts(bytes, limits)
  try {
    const options = { ignoreNodes, maxRows: limits.rows + 1, maxCols: limits.columns }
    await workbook.xlsx.load(checked as unknown as ExcelJS.Buffer, options)
    return workbook
  } catch (error) {
    if (isLimit(error)) throw sheetTooLarge(limits)
    throw new ProductError('FILE_INCORRECT')
  }
}

/** Rows of the first sheet that holds anything; each stands at its own number, so that errors name the line one sees. */
export const readXlsx = async (bytes: Uint8Array, limits: SheetLimits): Promise<string[][]> => {
  const { worksheets } = await load(bytes, limits)
  const sheet = worksheets.find((one) => one.actualRowCount > 0)
  const rows: string[][] = []
  // Only what holds something is gone through: a formatted cell in the last row of a sheet is nothing.
  sheet?.eachRow((row, number) => {
    const cells: string[] = []
    row.eachCell((cell, column) => {
      const text = limits.formulas && cell.formula ? `=${cell.formula}` : cellText(cell.value, cell.numFmt)
      if (text === '') return
      if (number > limits.rows + 1 || column > limits.columns) throw sheetTooLarge(limits)
      cells[column - 1] = text
    })
    if (cells.length > 0) rows[number - 1] = Array.from(cells, (text) => text ?? '')
  })
  return Array.from(rows, (row) => row ?? [])
}
