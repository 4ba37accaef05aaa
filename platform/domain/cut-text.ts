/**
 * The first `length` characters of a text. A surrogate pair (an emoji) is not split: the database refuses a lone
 * surrogate inside a document.
 */
export const cutText = (text: string, length: number): string => {
  const cut = text.slice(0, length)
  return text.length > length && /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut
}

/** The beginning of a text of at most `length` characters that ends between two words, with an ellipsis if it was cut. */
export const cutAtWord = (text: string, length: number): string => {
  if (text.length <= length) return text
  const cut = cutText(text, length - 1)
  if (/\s/.test(text.charAt(cut.length))) return `${cut.trimEnd()}…`
  // A word that fills half of it is cut anyway.
  const end = Math.max(cut.search(/\s\S*$/), length / 2)
  return `${cutText(cut, end).trimEnd()}…`
}

/** The last `length` characters of a text, without splitting a surrogate pair. */
export const endOfText = (text: string, length: number): string => {
  const end = text.slice(Math.max(0, text.length - length))
  return text.length > length && /^[\udc00-\udfff]/.test(end) ? end.slice(1) : end
}
