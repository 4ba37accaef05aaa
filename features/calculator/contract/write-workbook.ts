import type { BookCell, BookSheet, CellFormat } from '../domain/workbook.rules.ts'

const formats: Readonly<Record<CellFormat, string>> = {
  amount: '#,##0.0',
  share: '0.00%',
  factor: '0.0000',
  ratio: '0.00',
  whole: '0',
}

/** Characters that are invalid in XML. */
// oxlint-disable-next-line no-control-regex -- these are the ones
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Escapes text for the file, including text that looks like an escape sequence. */
const plain = (value: string): string =>
  value
    .replace(unwritable, '')
    .replace(/_x([0-9A-Fa-f]{4})_/g, '_x005F_x$1_')
    .slice(0, 32_767)

const cellOf = (cell: BookCell) => {
  if ('text' in cell)
    return {
      value: plain(cell.text),
      type: 'string' as const,
      style: { font: { bold: cell.isBold ?? false } },
    }
  const style = { numFmt: formats[cell.format] }
  // Without a cached value: otherwise some programs show it and do not calculate.
  return 'formula' in cell
    ? { formula: cell.formula, type: 'formula' as const, style }
    : { value: cell.number, type: 'number' as const, style }
}

/** Loads the library; called in advance, because the network may be gone later. */
export const openWriter = () => import('hucre/xlsx')

/** Writes a workbook with live formulas; loads its library on demand. */
export const writeWorkbook = async (sheets: readonly BookSheet[]): Promise<Uint8Array<ArrayBuffer>> => {
  const { writeXlsx } = await openWriter()
  const bytes = await writeXlsx({
    sheets: sheets.map(({ name, widths, rows }) => ({
      name,
      columns: widths.map((width) => ({ width })),
      cells: new Map(
        rows.flatMap((row, r) =>
          row.flatMap((cell, c) => (cell ? [[`${r},${c}`, cellOf(cell)] as const] : [])),
        ),
      ),
      freezePane: { rows: 1, columns: 1 },
    })),
  })
  return new Uint8Array(bytes)
}
