/** The beginning of a text on one line, as long as search engines and previews show; ends between two words. */
export const shortened = (text: string, maxLength = 160): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maxLength) return line
  const cut = line.slice(0, maxLength - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxLength / 2)).trimEnd()}…`
}
