import type { FindListValue } from './field-type.ts'
import { fieldTypes } from './field-types.ts'
import type { Field } from './tree.ts'
import type { Value } from './values.ts'

/** Cells of a block copied from a spreadsheet: rows by line ends, cells by tabs, quoted cells may hold both. */
export const cellsOfBlock = (text: string): string[][] => {
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  const end = () => {
    rows.at(-1)!.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]!
    if (quoted) {
      if (char !== '"') cell += char
      else if (text[at + 1] === '"') cell += text[(at += 1)]
      else quoted = false
    } else if (char === '"' && cell === '') quoted = true
    else if (char === '\t') end()
    else if (char === '\n') {
      end()
      rows.push([])
    } else if (char !== '\r') cell += char
  }
  end()
  // Spreadsheets end a block with a line end.
  if (rows.length > 1 && rows.at(-1)!.every((one) => one === '')) rows.pop()
  return rows
}

/**
 * What a pasted or imported text means in a field; `undefined` when it means nothing there (the caller says so and
 * keeps the cell as it was), `null` for an empty cell. Whether the value may be saved is `valueProblem`'s to say.
 */
export const valueFromText = (
  field: Field,
  text: string,
  findListValue: FindListValue,
): Value | undefined => {
  const typed = text.trim()
  if (typed === '') return null
  return fieldTypes[field.type].fromText?.(field, typed, findListValue)
}
