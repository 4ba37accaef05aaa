/**
 * The first `length` characters of a text. A surrogate pair (an emoji) is not split: the database refuses a lone
 * surrogate inside a document.
 */
export const cutText = (text: string, length: number): string => {
  const cut = text.slice(0, length)
  return text.length > length && /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut
}

/** The last `length` characters of a text, without splitting a surrogate pair. */
export const endOfText = (text: string, length: number): string => {
  const end = text.slice(Math.max(0, text.length - length))
  return text.length > length && /^[\udc00-\udfff]/.test(end) ? end.slice(1) : end
}
