import { formatDate } from '#platform/web/i18n/dates.ts'
import { faultOf } from '#platform/domain/typed/reading.ts'
import { fieldTypes } from '../../../../fields/domain/field-types.ts'
import { readNumber } from '../../../../fields/types/number/number.type.ts'
import type { Field } from '../../../../fields/domain/tree.ts'
import type { Value } from '../../../../fields/domain/values.ts'
import type { TextSource } from '../../../../fields/web/format/text-source.ts'
import { valueText } from '../../../../fields/web/format/value-text.ts'

const decimal = (number: string, { locale }: TextSource): string =>
  locale === 'ru' ? number.replace('.', ',') : number

/**
 * A value as copied, and as in an input: plain enough that `valueFromText` and any spreadsheet parse the same value.
 * Formatted texts lose their format, files become their names.
 */
export const copiedText = (field: Field, value: Value | undefined, source: TextSource): string => {
  if (typeof value === 'number') return decimal(String(value), source)
  if (typeof value === 'string' && !field.rich)
    return fieldTypes[field.type].measure === 'DAY' && /^\d{4}-\d{2}-\d{2}$/.test(value)
      ? formatDate(value, { locale: source.locale })
      : value
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    if ('number' in value) return value.number
    // An invalid amount already includes its currency, if any.
    if (faultOf(readNumber(value.amount)) !== null) return value.amount
    const amount = decimal(value.amount, source)
    return field.currency === value.currency ? amount : `${amount} ${value.currency}`
  }
  if (Array.isArray(value) && fieldTypes[field.type].dictionaryIds)
    return value.map((id) => valueText(field, [id] as number[], source)).join('; ')
  return valueText(field, value, source)
}

const quoted = (cell: string): string => (/[\t\n\r]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Rows of cells in the spreadsheets' clipboard format: tab-separated, a line break after each row. */
export const blockText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(quoted).join('\t')}\n`).join('')

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\n': '<br>' }

/** The same rows as an HTML table, for documents and emails. */
export const blockHtml = (rows: readonly (readonly string[])[]): string => {
  const cell = (text: string) => `<td>${text.replace(/[&<>\n]/g, (sign) => entities[sign] ?? sign)}</td>`
  return `<table>${rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('')}</table>`
}
