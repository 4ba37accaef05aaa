/** A paragraph of a part by its number, with its runs joined, because a word may be split over several. */
export type Paragraph = { number: number; text: string }

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Unescapes an XML text. */
export const unescaped = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) => {
    if (name) return entities[name] ?? whole
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
  })

const token =
  /<w:(p|t)(?:\s[^>]*)?(\/)?>|<\/w:(p|t)>|<w:(?:br|tab|cr)\b[^>]*>|<wp:docPr\b[^>]*?\sdescr="([^"]*)"[^>]*>/g

/**
 * The paragraphs of a part in the order of their start; a nested one (a text box) is separate. `described`: the descriptions of
 * pictures are read where they stand, since a template may name there what is shown instead.
 */
export const paragraphsOf = (xml: string, { described = false } = {}): Paragraph[] => {
  const all: Paragraph[] = []
  const open: Paragraph[] = []
  let textFrom: number | null = null
  for (const match of xml.matchAll(token)) {
    const [whole, begun, alone, ended, description] = match
    const at = match.index
    if (begun === 'p') {
      const paragraph = { number: all.length + 1, text: '' }
      all.push(paragraph)
      if (!alone) open.push(paragraph)
    } else if (ended === 'p') open.pop()
    else if (begun === 't') textFrom = alone ? null : at + whole.length
    else if (ended === 't') {
      const paragraph = open.at(-1)
      if (paragraph && textFrom !== null) paragraph.text += unescaped(xml.slice(textFrom, at))
      textFrom = null
    } else {
      const paragraph = open.at(-1)
      const text = description === undefined ? ' ' : described ? unescaped(description) : ''
      if (paragraph) paragraph.text += text
    }
  }
  return all
}
