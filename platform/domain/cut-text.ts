/**
 * The beginning of a text, at most so many characters; a letter of two (an emoji) is not cut in half: half a letter is none,
 * and the database refuses it inside a document.
 */
export const cutText = (text: string, length: number): string => {
  const cut = text.slice(0, length)
  return text.length > length && /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut
}

/** The end of a text, likewise. */
export const endOfText = (text: string, length: number): string => {
  const end = text.slice(Math.max(0, text.length - length))
  return text.length > length && /^[\udc00-\udfff]/.test(end) ? end.slice(1) : end
}
