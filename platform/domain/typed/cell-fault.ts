import type { FieldErrorCode } from '../product-error.ts'

/** Text of a cell whose formula was never calculated, in the style of a spreadsheet's own errors. */
export const notCalculated = '#NOT_CALCULATED!'

const errors =
  /^#(N\/A|N\/D|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|GETTING_DATA|Н\/Д|ССЫЛКА!|ЗНАЧ!|ДЕЛ\/0!|ИМЯ\?|ЧИСЛО!|ПУСТО!)$/i

/** A whole number with more digits than a spreadsheet stores, as spreadsheets then write it: 3.045E+14, 3,045E+14. */
const rounded = /^[+-]?\d([.,]\d+)?E\+\d{2,}$/i

/** The error that a spreadsheet reports in a cell, for any field; `null` for any other text. */
export const cellFault = (text: string): FieldErrorCode | null => {
  if (text === notCalculated) return 'NOT_CALCULATED'
  if (errors.test(text)) return 'CELL_ERROR'
  return rounded.test(text) ? 'DIGITS_LOST' : null
}
