/** A piece of a text around the first word found, split into what was found and what is next to it. */
export const excerptOf = (
  text: string,
  isFound: (word: string) => boolean,
): { text: string; found: boolean }[] => {
  const flat = text.toLowerCase().replaceAll('ё', 'е')
  const starts = [...flat.matchAll(/[\p{L}\p{N}]+/gu)].filter(([word]) => isFound(word))
  const first = starts[0]?.index ?? 0
  const from = first < 80 ? 0 : text.lastIndexOf(' ', first - 60) + 1
  const end = from + 220 >= text.length ? text.length : text.lastIndexOf(' ', from + 220)
  const parts: { text: string; found: boolean }[] = []
  let at = from
  for (const { 0: word, index } of starts) {
    if (index < at || index + word.length > end) continue
    if (index > at) parts.push({ text: text.slice(at, index), found: false })
    parts.push({ text: text.slice(index, index + word.length), found: true })
    at = index + word.length
  }
  if (at < end) parts.push({ text: text.slice(at, end), found: false })
  if (from > 0 && parts[0]) parts[0] = { ...parts[0], text: `…${parts[0].text}` }
  if (end < text.length) parts.push({ text: '…', found: false })
  return parts
}
