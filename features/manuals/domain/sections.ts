import { plainWords, type Block } from '#platform/domain/markdown.ts'

/** A part of a page that is found separately: the text below one of its headings. */
export type Section = { heading: string; anchor: string; text: string }

const textOf = (block: Block): string => {
  if (block.kind === 'code' || block.kind === 'picture') return block.text
  if (block.kind === 'list') return block.items.map(plainWords).join(' ')
  if (block.kind === 'table') return [block.head, ...block.rows].flat().map(plainWords).join(' ')
  return plainWords(block.words)
}

/** Returns the sections of a page; the text above the first heading is one without a heading. */
export const sectionsOf = (blocks: readonly Block[]): Section[] => {
  const sections: Section[] = [{ heading: '', anchor: '', text: '' }]
  for (const block of blocks) {
    if (block.kind === 'heading')
      sections.push({ heading: plainWords(block.words), anchor: block.anchor, text: '' })
    else sections.at(-1)!.text += `${sections.at(-1)!.text ? ' ' : ''}${textOf(block)}`
  }
  return sections
}
