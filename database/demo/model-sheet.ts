import ExcelJS from 'exceljs'
import type { Venture } from './projects.ts'

const words = {
  ru: {
    sheet: 'Модель',
    head: ['Квартал', 'Продаж', 'Цена', 'Выручка', 'Расходы', 'Прибыль'],
    total: 'Итого',
  },
  en: { sheet: 'Model', head: ['Quarter', 'Sales', 'Price', 'Revenue', 'Costs', 'Profit'], total: 'Total' },
} as const

/** A small financial model with formulas, as a founder would upload it. */
export const modelSheet = async ({ locale, row }: Venture): Promise<Buffer> => {
  const { sheet, head, total } = words[locale]
  const book = new ExcelJS.Workbook()
  // The file is the same for every seeding.
  book.created = new Date('2026-01-01T00:00:00Z')
  book.modified = book.created
  const page = book.addWorksheet(sheet)
  page.addRow([...head])
  page.columns.forEach((column) => (column.width = 16))
  page.getRow(1).font = { bold: true }
  for (let quarter = 1; quarter <= 8; quarter++) {
    const at = quarter + 1
    const [count, price, costs] = [4 + quarter * 3, 90_000 + row.id * 100, 380_000 + quarter * 40_000]
    page.addRow([
      quarter,
      count,
      price,
      { formula: `B${at}*C${at}`, result: count * price },
      costs,
      { formula: `D${at}-E${at}`, result: count * price - costs },
    ])
  }
  page.addRow([
    total,
    { formula: 'SUM(B2:B9)' },
    null,
    { formula: 'SUM(D2:D9)' },
    { formula: 'SUM(E2:E9)' },
    { formula: 'SUM(F2:F9)' },
  ])
  return Buffer.from(await book.xlsx.writeBuffer())
}
