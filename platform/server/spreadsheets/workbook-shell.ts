import { strFromU8, unzipSync } from 'fflate'
import type { Cell, CellStyle } from 'hucre/xlsx'

/** How a cell looks: its number format, whether it links somewhere, whether long texts wrap. */
type CellLook = { format: CellFormat | null; isLink: boolean; wraps: boolean }

const formats = ['@', 'yyyy-mm-dd', 'yyyy-mm-dd hh:mm', '0.0%'] as const

/** The number formats of our tables. */
export type CellFormat = (typeof formats)[number]

/** A workbook without rows: its parts, and the style numbers that its cells may use. */
export type WorkbookShell = {
  parts: Record<string, Uint8Array>
  /** The XML of each sheet, in the order asked, around its rows. */
  around: { path: string; before: string; after: string }[]
  styleOf: (look: CellLook) => number
  headingStyle: number
}

type ShellSheet = { name: string; widths: readonly number[]; hasHeading: boolean }

const looks: readonly CellLook[] = [null, ...formats].flatMap((format) =>
  [false, true].flatMap((isLink) => [false, true].map((wraps) => ({ format, isLink, wraps }))),
)

const placeOfFormat = new Map<CellFormat | null, number>([null, ...formats].map((format, at) => [format, at]))

/** The place of a look among `looks`. */
const placeOf = ({ format, isLink, wraps }: CellLook): number =>
  placeOfFormat.get(format)! * 4 + Number(isLink) * 2 + Number(wraps)

const styled = ({ format, isLink, wraps }: CellLook): CellStyle => ({
  ...(format === null ? {} : { numFmt: format }),
  ...(isLink ? { font: { color: { rgb: '0563C1' }, underline: true } } : {}),
  ...(wraps ? { alignment: { wrapText: true, vertical: 'top' } } : {}),
})

/** Loads the workbook library. A portal loads it before it serves requests, others when they write their first workbook. */
export const loadWorkbooks = () => import('hucre/xlsx')

const sheetData = /<sheetData>.*<\/sheetData>|<sheetData\/>/s

/**
 * Writes a workbook without rows by the library: sheets, widths, the fixed heading, and a sample cell for each look,
 * from which the numbers of the styles are read. The library's stream knows formats of columns only, and writes no
 * formulas; its other writer keeps all rows in memory. So the rows are ours (`write-sheet.ts`), everything else is its.
 */
export const workbookShell = async (sheets: readonly ShellSheet[]): Promise<WorkbookShell> => {
  const { writeXlsx } = await loadWorkbooks()
  const samples = new Map(
    looks.map((look, column) => [
      `0,${column}`,
      { value: 'x', type: 'string' as const, style: styled(look) },
    ]),
  )
  const heading: Cell = { value: 'x', type: 'string', style: { font: { bold: true } } }
  const bytes = await writeXlsx({
    sheets: sheets.map(({ name, widths, hasHeading }) => ({
      name,
      columns: widths.map((width) => ({ width })),
      cells: new Map([...samples, [`0,${looks.length}`, heading]]),
      ...(hasHeading ? { freezePane: { rows: 1 } } : {}),
    })),
  })
  const parts = unzipSync(new Uint8Array(bytes))
  const around = sheets.map((_sheet, n) => {
    const path = `xl/worksheets/sheet${n + 1}.xml`
    const xml = strFromU8(parts[path]!)
    const found = sheetData.exec(xml)!
    return {
      path,
      before: xml.slice(0, found.index).replace(/<dimension[^>]*\/>/, ''),
      data: found[0],
      after: xml.slice(found.index + found[0].length),
    }
  })
  const numbers = Array.from(around[0]!.data.matchAll(/<c\b[^>]*>/g), ([tag]) =>
    Number(/\ss="(\d+)"/.exec(tag)?.[1] ?? 0),
  )
  return {
    parts,
    around: around.map(({ path, before, after }) => ({ path, before, after })),
    styleOf: (look) => numbers[placeOf(look)]!,
    headingStyle: numbers[looks.length]!,
  }
}
