/** Widths of characters at the size of the table's text, and of a cell's padding, in millimetres. */
const latin = 1.75
const digit = 1.9
const wide = 2.05
const padding = 3.2

/** Size of a heading relative to the table's text. */
const ofHeading = 7 / 8.5

const widthOf = (word: string): number => {
  const digits = word.match(/\d/g)?.length ?? 0
  const narrow = word.match(/[a-z.,:;@'"()-]/g)?.length ?? 0
  return digits * digit + narrow * latin + (word.length - digits - narrow) * wide
}

/** The width of a text's widest word in millimetres. A word ends at a space or after a hyphen. */
export const widestWord = (text: string, isHeading = false): number =>
  Math.max(0, ...text.split(/\s+|(?<=-)/).map(widthOf)) * (isHeading ? ofHeading : 1)

/**
 * Returns the minimum column widths of a printed table in millimetres. Each column fits its widest word if the sheet
 * is wide enough; otherwise the widest columns are limited to the same width, and their longer words are broken.
 */
export const wordWidths = (widest: readonly number[], room: number): number[] => {
  const wanted = widest.map((width) => width + padding)
  const ascending = wanted.toSorted((one, other) => one - other)
  let left = room
  for (const [n, width] of ascending.entries()) {
    const equal = left / (ascending.length - n)
    if (width > equal) return wanted.map((one) => Math.min(one, equal))
    left -= width
  }
  return wanted
}
