import type ExcelJS from 'exceljs'
import { notCalculated } from '#platform/domain/typed/cell-fault.ts'
import { linkedText } from '#platform/domain/typed/linked-text.ts'

const two = (n: number): string => String(n).padStart(2, '0')

const dateText = (date: Date): string => {
  const day = date.toISOString().slice(0, 10)
  const minutes = date.getUTCHours() * 60 + date.getUTCMinutes()
  return minutes === 0 ? day : `${day} ${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`
}

/** Spreadsheets keep fifteen digits of a number: beyond them the last ones are made up. */
const exactBelow = 1e15

const signs: readonly (readonly [RegExp, string])[] = [
  [/\[\$\$|"\$"|\\\$|^\$|US\$|USD/, ' $'],
  [/€|EUR/, ' €'],
  [/₽|руб|р\.|RUB/i, ' ₽'],
]

/** A number as its cell shows it: with its leading zeros and the sign of its currency, and not rounded. */
const numberText = (value: number, format = ''): string => {
  if (Math.abs(value) >= exactBelow)
    return value
      .toExponential(14)
      .toUpperCase()
      .replace(/E\+(\d)$/, 'E+0$1')
  // Spreadsheets keep 25 % as 0.25, and 0.3 as 0.30000000000000004.
  const plain = (n: number): string => {
    const text = Number.isInteger(n) ? String(n) : String(Number(n.toPrecision(14)))
    // Three decimals would read as thousands.
    return /\.\d{3}$/.test(text) ? `${text}0` : text
  }
  if (format.includes('%')) return `${plain(value * 100)} %`
  if (/^0{2,}$/.test(format) && Number.isInteger(value) && value >= 0)
    return String(value).padStart(format.length, '0')
  return plain(value) + (signs.find(([pattern]) => pattern.test(format))?.[1] ?? '')
}

/** The address in a formula that makes a link. */
const linkFormula = /^HYPERLINK\("((?:https?:\/\/|mailto:)[^"]+)"/i

/** The result of a formula: of one that was never calculated a fault, of one that makes a link the address as well. */
export const formulaText = (
  { formula, result }: { formula: string; result: ExcelJS.CellValue },
  format?: string,
): string => {
  const address = linkFormula.exec(formula)?.[1]
  if (result === undefined || result === null) return address ? linkedText('', address) : notCalculated
  const text = cellText(result, format)
  return address ? linkedText(text, address) : text
}

/**
 * What a cell shows, as text: dates as `YYYY-MM-DD`, yes/no as `true`/`false`, an error by its name. A number of more digits than are kept is shown in powers of ten, which no field takes for a number or an id.
 */
export const cellText = (value: ExcelJS.CellValue, format?: string): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number') return numberText(value, format)
  if (typeof value === 'boolean') return String(value)
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : dateText(value)
  if ('richText' in value) return value.richText.map((part) => part.text).join('')
  if ('hyperlink' in value) return typeof value.text === 'string' ? value.text : cellText(value.text, format)
  if ('error' in value) return value.error
  return ''
}
