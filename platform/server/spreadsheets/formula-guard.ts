/**
 * What spreadsheets may read as a formula: a sign at the beginning, also after invisible characters (spaces, line
 * feeds, control characters), which programs ignore, and after the guard characters. Some programs read full-width
 * signs of Asian keyboards as normal ones.
 */
const formula = /^'*[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^'*[\t\r\n]/u

/** A text that spreadsheets do not read as a formula: with a guard character before a formula sign, and before such a guard. */
export const guarded = (text: string): string => (formula.test(text) ? `'${text}` : text)

/** Removes the guard. */
const unguarded = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text

/** Digits that a spreadsheet would read as a number and write differently: 0077, 12E5, more than fifteen of them. */
const identifier = /^(0\d+|\d{16,}|\d+(\.\d+)?E[+-]?\d+)$/i

/** A csv text that spreadsheets preserve: identifiers as a formula of that text, everything else guarded. */
export const csvText = (text: string): string => (identifier.test(text) ? `="${text}"` : guarded(text))

/** Reverses `csvText`. */
export const textOfCsv = (cell: string): string => /^="([^"]*)"$/.exec(cell)?.[1] ?? unguarded(cell)
