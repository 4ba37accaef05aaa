/**
 * The beginning of a text, at most so many characters; a letter of two (an emoji) is not cut in half: half a letter is none,
 * and the database refuses it inside a document.
 */
export const cutText = (text: string, length: number): string => {
  const cut = text.slice(0, length)
  return text.length > length && /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut
}
