import type { FieldErrorCode } from '../product-error.ts'

/** Stands in the text of a cell whose formula was never calculated, in the manner of a spreadsheet's own errors. */
export const notCalculated = '#NOT_CALCULATED!'

const errors =
  /^#(N\/A|N\/D|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|GETTING_DATA|Н\/Д|ССЫЛКА!|ЗНАЧ!|ДЕЛ\/0!|ИМЯ\?|ЧИСЛО!|ПУСТО!)$/i

/** A whole number of more digits than a spreadsheet keeps, as spreadsheets then write it: 3.045E+14, 3,045E+14. */
const rounded = /^[+-]?\d([.,]\d+)?E\+\d{2,}$/i

/** What a spreadsheet says is wrong with a cell, whatever field its text is for; `null` for any other text. */
export const cellFault = (text: string): FieldErrorCode | null => {
  if (text === notCalculated) return 'NOT_CALCULATED'
  if (errors.test(text)) return 'CELL_ERROR'
  return rounded.test(text) ? 'DIGITS_LOST' : null
}
