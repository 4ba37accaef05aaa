/** Text of a line, by formatting. */
export type Inline =
  | { kind: 'text' | 'code' | 'strong' | 'em'; text: string }
  | { kind: 'link'; text: string; href: string }

/** A block of a page. */
export type Block =
  /** `part` is the number of the second-level heading: its anchor, equal in every language. */
  | { kind: 'heading'; level: 2 | 3 | 4; part: number; anchor: string; words: Inline[] }
  | { kind: 'paragraph' | 'quote'; words: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'code'; text: string }
  /** A screenshot: `role` is a demo account, or a guest. */
  | { kind: 'picture'; text: string; address: string; role: string }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }

const mark = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\(([^)\s]+)\)/g

const safeHref = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/

/** Inline formatting of a line: code, emphasis and links; an address that could run code is not a link. */
export const inlineOf = (line: string): Inline[] => {
  const words: Inline[] = []
  let end = 0
  const say = (one: Inline) => {
    if (one.text) words.push(one)
  }
  for (const found of line.matchAll(mark)) {
    say({ kind: 'text', text: line.slice(end, found.index) })
    end = found.index + found[0].length
    const [, code, strong, em, label, href] = found
    if (code !== undefined) say({ kind: 'code', text: code })
    else if (strong !== undefined) say({ kind: 'strong', text: strong })
    else if (em !== undefined) say({ kind: 'em', text: em })
    else if (label !== undefined && href && safeHref.test(href)) say({ kind: 'link', text: label, href })
    else say({ kind: 'text', text: label ?? '' })
  }
  say({ kind: 'text', text: line.slice(end) })
  return words
}

/** Text without formatting. */
export const plainWords = (words: readonly Inline[]): string => words.map(({ text }) => text).join('')

/** The anchor of a heading: its letters and digits. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

const picture = /^!\[([^\]]+)\]\((\/(?!\/)[^\s)]*) ["']([a-z-]+)["']\)$/

/** File name of a screenshot, without language and theme. */
export const pictureName = ({ address, role }: { address: string; role: string }): string =>
  `${role}-${address.replace(/^\/(?:bch\/view\/)?/, '').replace(/[^a-zA-Z0-9]+/g, '-')}`

const item = /^(\s*)([-*]|\d+\.)\s+(.*)$/
const cellsOf = (line: string): Inline[][] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inlineOf(cell.trim()))

const startsBlock = (line: string): boolean =>
  line.trim() === '' || /^#{1,4} |^```|^\||^> |^!\[/.test(line) || item.test(line)

/** The lines from `at` on that belong together, joined; and the index after them. */
const gathered = (lines: readonly string[], at: number): [string, number] => {
  let end = at
  const words: string[] = []
  while (end < lines.length && (end === at || !startsBlock(lines[end]!))) words.push(lines[end++]!.trim())
  return [words.join(' '), end]
}

const listFrom = (lines: readonly string[], from: number): [Block, number] => {
  const items: Inline[][] = []
  const ordered = /\d/.test(item.exec(lines[from]!)![2]!)
  let at = from
  while (at < lines.length) {
    const found = item.exec(lines[at]!)
    if (!found) break
    const [text, end] = gathered([...lines.slice(0, at), found[3]!, ...lines.slice(at + 1)], at)
    items.push(inlineOf(text))
    at = end
    // An empty line between items does not end their list.
    if (lines[at]?.trim() === '' && item.test(lines[at + 1] ?? '')) at++
  }
  return [{ kind: 'list', ordered, items }, at]
}

const tableFrom = (lines: readonly string[], from: number): [Block, number] => {
  let at = from
  const rows: string[] = []
  while (lines[at]?.startsWith('|')) rows.push(lines[at++]!)
  const [head = '', , ...rest] = rows
  return [{ kind: 'table', head: cellsOf(head), rows: rest.map(cellsOf) }, at]
}

/** Parses a page of the manuals into its title and blocks. Supports only the markup that the manuals use. */
export const readMarkdown = (text: string): { title: string; blocks: Block[] } => {
  const lines = text.replaceAll('\r', '').split('\n')
  const blocks: Block[] = []
  const anchors = new Map<string, number>()
  let title = ''
  let part = 0
  let at = 0
  while (at < lines.length) {
    const line = lines[at]!
    const heading = /^(#{1,4}) (.*)$/.exec(line)
    if (line.trim() === '') at++
    else if (heading) {
      const words = inlineOf(heading[2]!.trim())
      at++
      if (heading[1] === '#') {
        title ||= plainWords(words)
        continue
      }
      const base = anchorOf(plainWords(words))
      const times = anchors.get(base) ?? 0
      anchors.set(base, times + 1)
      const anchor = times === 0 ? base : `${base}-${times + 1}`
      if (heading[1] === '##') part++
      blocks.push({ kind: 'heading', level: heading[1]!.length as 2 | 3 | 4, part, anchor, words })
    } else if (line.startsWith('```')) {
      const end = lines.findIndex((one, index) => index > at && one.startsWith('```'))
      const last = end < 0 ? lines.length : end
      blocks.push({ kind: 'code', text: lines.slice(at + 1, last).join('\n') })
      at = last + 1
    } else if (picture.test(line)) {
      const [, words = '', address = '', role = ''] = picture.exec(line)!
      blocks.push({ kind: 'picture', text: words, address, role })
      at++
    } else if (line.startsWith('|')) {
      const [block, end] = tableFrom(lines, at)
      blocks.push(block)
      at = end
    } else if (item.test(line)) {
      const [block, end] = listFrom(lines, at)
      blocks.push(block)
      at = end
    } else {
      const isQuote = line.startsWith('> ')
      const [words, end] = gathered(lines, at)
      blocks.push({
        kind: isQuote ? 'quote' : 'paragraph',
        words: inlineOf(isQuote ? words.slice(2) : words),
      })
      at = end
    }
  }
  return { title, blocks }
}
