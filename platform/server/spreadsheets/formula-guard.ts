/**
 * What a spreadsheet takes for a formula: a sign at the beginning, also behind what is not seen (spaces, line feeds,
 * control characters), which programs leave out; and behind the signs that guard it. Some programs read the wide signs of
 * Asian keyboards as the narrow ones.
 */
const formula = /^'*[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^'*[\t\r\n]/u

/** A text as a spreadsheet may open it: a sign before what it would take for a formula, and before such a sign. */
export const guarded = (text: string): string => (formula.test(text) ? `'${text}` : text)

/** The text that was guarded. */
const unguarded = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text

/** Digits that a spreadsheet would take for a number and write differently: 0077, 12E5, more than fifteen of them. */
const identifier = /^(0\d+|\d{16,}|\d+(\.\d+)?E[+-]?\d+)$/i

/** A text of a csv file as spreadsheets keep it: identifiers as a formula of that text, everything else guarded. */
export const csvText = (text: string): string => (identifier.test(text) ? `="${text}"` : guarded(text))

/** The text that `csvText` wrote. */
export const textOfCsv = (cell: string): string => /^="([^"]*)"$/.exec(cell)?.[1] ?? unguarded(cell)
