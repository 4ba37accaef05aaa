import type ExcelJS from 'exceljs'

const two = (n: number): string => String(n).padStart(2, '0')

const dateText = (date: Date): string => {
  const day = date.toISOString().slice(0, 10)
  const minutes = date.getUTCHours() * 60 + date.getUTCMinutes()
  return minutes === 0 ? day : `${day} ${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`
}

const numberText = (value: number, format: string | undefined): string => {
  // Spreadsheets keep 25 % as 0.25, and 0.3 as 0.30000000000000004.
  const rounded = (n: number): string => String(Number(n.toPrecision(14)))
  return format?.includes('%') ? `${rounded(value * 100)} %` : rounded(value)
}

/** What a cell shows, as text: dates as `YYYY-MM-DD`, yes/no as `true`/`false`, a formula by its result. */
export const cellText = (value: ExcelJS.CellValue, format?: string): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number') return numberText(value, format)
  if (typeof value === 'boolean') return String(value)
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : dateText(value)
  if ('richText' in value) return value.richText.map((part) => part.text).join('')
  if ('hyperlink' in value) return typeof value.text === 'string' ? value.text : cellText(value.text, format)
  if ('result' in value || 'formula' in value || 'sharedFormula' in value)
    return cellText((value as { result?: ExcelJS.CellValue }).result, format)
  return ''
}
