/** The beginning of a text on one line, as long as search engines and previews show; ends between two words. */
export const shortened = (text: string, most = 160): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const cut = line.slice(0, most - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).trimEnd()}…`
}
