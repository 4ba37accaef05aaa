import { writeXlsx } from 'hucre/xlsx'
import type { Venture } from './projects.ts'

const words = {
  ru: {
    sheet: 'Модель',
    head: ['Квартал', 'Продаж', 'Цена', 'Выручка', 'Расходы', 'Прибыль'],
    total: 'Итого',
  },
  en: { sheet: 'Model', head: ['Quarter', 'Sales', 'Price', 'Revenue', 'Costs', 'Profit'], total: 'Total' },
} as const

type Cell = string | number | null | { formula: string; result?: number }

const written = (cell: Cell, isHeading: boolean) => {
  const style = isHeading ? { style: { font: { bold: true } } } : {}
  if (typeof cell === 'string') return { value: cell, type: 'string' as const, ...style }
  if (typeof cell === 'number') return { value: cell, type: 'number' as const }
  if (cell === null) return null
  return {
    value: null,
    type: 'formula' as const,
    formula: cell.formula,
    ...(cell.result === undefined ? {} : { formulaResult: cell.result }),
  }
}

/** A small financial model with formulas, as a founder would upload it. */
export const modelSheet = async ({ locale, row }: Venture): Promise<Buffer> => {
  const { sheet, head, total } = words[locale]
  const quarters = [1, 2, 3, 4, 5, 6, 7, 8].map((quarter): Cell[] => {
    const at = quarter + 1
    const [count, price, costs] = [4 + quarter * 3, 90_000 + row.id * 100, 380_000 + quarter * 40_000]
    return [
      quarter,
      count,
      price,
      { formula: `B${at}*C${at}`, result: count * price },
      costs,
      { formula: `D${at}-E${at}`, result: count * price - costs },
    ]
  })
  const sums: Cell[] = [
    total,
    { formula: 'SUM(B2:B9)' },
    null,
    { formula: 'SUM(D2:D9)' },
    { formula: 'SUM(E2:E9)' },
    { formula: 'SUM(F2:F9)' },
  ]
  const rows: Cell[][] = [[...head], ...quarters, sums]
  // The file is the same for every seeding.
  const made = new Date('2026-01-01T00:00:00Z')
  const bytes = await writeXlsx({
    properties: { created: made, modified: made },
    sheets: [
      {
        name: sheet,
        columns: head.map(() => ({ width: 16 })),
        cells: new Map(
          rows.flatMap((cells, r) =>
            cells.flatMap((cell, c) => {
              const one = written(cell, r === 0)
              return one ? [[`${r},${c}`, one] as const] : []
            }),
          ),
        ),
      },
    ],
  })
  return Buffer.from(bytes)
}
