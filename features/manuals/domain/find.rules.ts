import { plainWords, type Block } from '#platform/domain/markdown.ts'

/** A part of a page that is found by itself: what stands below one of its headings. */
export type Section = { heading: string; anchor: string; text: string }

const textOf = (block: Block): string => {
  if (block.kind === 'code' || block.kind === 'picture') return block.text
  if (block.kind === 'list') return block.items.map(plainWords).join(' ')
  if (block.kind === 'table') return [block.head, ...block.rows].flat().map(plainWords).join(' ')
  return plainWords(block.words)
}

/** The sections of a page; what stands above the first heading is one with none. */
export const sectionsOf = (blocks: readonly Block[]): Section[] => {
  const sections: Section[] = [{ heading: '', anchor: '', text: '' }]
  for (const block of blocks) {
    if (block.kind === 'heading')
      sections.push({ heading: plainWords(block.words), anchor: block.anchor, text: '' })
    else sections.at(-1)!.text += `${sections.at(-1)!.text ? ' ' : ''}${textOf(block)}`
  }
  return sections
}

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** What is looked for: words without their endings, so that a word is found in all its forms. */
export const stemsOf = (asked: string): string[] =>
  [...new Set(words(asked))]
    .slice(0, 10)
    .map((word) => (word.length > 5 ? word.slice(0, Math.max(4, word.length - 2)) : word))

const count = (text: string, stem: string): number =>
  words(text).reduce((found, word) => found + (word.startsWith(stem) ? 1 : 0), 0)

/** How well a section answers: 0 where a word is in none of its texts; a word of a title says more than one in passing. */
export const rankOf = (stems: readonly string[], title: string, { heading, text }: Section): number => {
  let rank = 0
  for (const stem of stems) {
    const inTitle = count(title, stem)
    const inHeading = count(heading, stem)
    const inText = count(text, stem)
    if (inTitle + inHeading + inText === 0) return 0
    rank += inTitle * 5 + inHeading * 8 + Math.min(inText, 5)
  }
  return rank
}

/** A piece of a text around the first word found, told apart: what was found, and what stands beside it. */
export const excerptOf = (text: string, stems: readonly string[]): { text: string; found: boolean }[] => {
  const flat = text.toLowerCase().replaceAll('ё', 'е')
  const starts = [...flat.matchAll(/[\p{L}\p{N}]+/gu)].filter(([word]) =>
    stems.some((stem) => word.startsWith(stem)),
  )
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
