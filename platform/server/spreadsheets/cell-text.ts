import { notCalculated } from '#platform/domain/typed/cell-fault.ts'
import { linkedText } from '#platform/domain/typed/linked-text.ts'

const two = (n: number): string => String(n).padStart(2, '0')

const dateText = (date: Date): string => {
  const day = date.toISOString().slice(0, 10)
  const minutes = date.getUTCHours() * 60 + date.getUTCMinutes()
  return minutes === 0 ? day : `${day} ${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`
}

/** Spreadsheets store fifteen digits of a number: the last ones beyond that are wrong. */
const exactBelow = 1e15

const signs: readonly (readonly [RegExp, string])[] = [
  [/\[\$\$|"\$"|\\\$|^\$|US\$|USD/, ' $'],
  [/€|EUR/, ' €'],
  [/₽|руб|р\.|RUB/i, ' ₽'],
]

/** A number as its cell shows it: with leading zeros and currency sign, and not rounded. */
const numberText = (value: number, format = ''): string => {
  if (Math.abs(value) >= exactBelow)
    return value
      .toExponential(14)
      .toUpperCase()
      .replace(/E\+(\d)$/, 'E+0$1')
  // Spreadsheets store 25 % as 0.25, and 0.3 as 0.30000000000000004.
  const plain = (n: number): string => {
    const text = Number.isInteger(n) ? String(n) : String(Number(n.toPrecision(14)))
    // Three decimals would be ambiguous with thousands.
    return /\.\d{3}$/.test(text) ? `${text}0` : text
  }
  if (format.includes('%')) return `${plain(value * 100)} %`
  if (/^0{2,}$/.test(format) && Number.isInteger(value) && value >= 0)
    return String(value).padStart(format.length, '0')
  return plain(value) + (signs.find(([pattern]) => pattern.test(format))?.[1] ?? '')
}

/** The URL in a HYPERLINK formula. */
const linkFormula = /^HYPERLINK\("((?:https?:\/\/|mailto:)[^"]+)"/i

/** A value of a cell: an error is its name. */
type CellValue = string | number | boolean | Date | null | undefined

/** The result of a formula: an error if it was never calculated; with the URL for a HYPERLINK. */
export const formulaText = (
  { formula, result }: { formula: string; result: CellValue },
  format?: string,
): string => {
  const address = linkFormula.exec(formula)?.[1]
  if (result === undefined || result === null) return address ? linkedText('', address) : notCalculated
  const text = cellText(result, format)
  return address ? linkedText(text, address) : text
}

/**
 * The displayed text of a cell: dates as `YYYY-MM-DD`, booleans as `true`/`false`, an error by its name. A number
 * with more digits than are stored is shown in powers of ten, which no field accepts as a number or an id.
 */
export const cellText = (value: CellValue, format?: string): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number') return numberText(value, format)
  if (typeof value === 'boolean') return String(value)
  return Number.isNaN(value.getTime()) ? '' : dateText(value)
}
