import { picturesIn, unescaped, type RichPicture } from './rich-text.rules.ts'

/** Tags of a sanitised rich text that have content. */
const holding = ['p', 'strong', 'em', 'u', 's', 'ul', 'ol', 'li', 'h3', 'blockquote'] as const

/** A node of a rich text, to be rendered as our own elements. */
export type RichNode =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'picture'; picture: RichPicture }
  | { kind: 'link'; href: string; children: RichNode[] }
  | { kind: (typeof holding)[number]; children: RichNode[] }

/** An open tag, and the list that collects its content. */
type Holder = { tag: string; children: RichNode[] }

const token = /<(\/?)([a-z0-9]+)((?:"[^"]*"|[^"<>])*)>|([^<]+)/g

const isHolding = (tag: string): tag is (typeof holding)[number] =>
  (holding as readonly string[]).includes(tag)

const hrefIn = (attributes: string): string => {
  const href = unescaped(/ href="([^"]*)"/.exec(attributes)?.[1] ?? '')
  return /^(https?:\/\/|mailto:)/i.test(href) ? href : ''
}

/**
 * Parses a sanitised rich text into nodes without a DOM, because public pages are rendered on the server. Unknown tags
 * are replaced by their content; unsafe addresses are not links.
 */
export const richNodes = (rich: string): RichNode[] => {
  const root: RichNode[] = []
  const open: Holder[] = []
  const here = () => open.at(-1)?.children ?? root
  for (const [whole, closing, tag = '', attributes = '', text] of rich.matchAll(token)) {
    if (text !== undefined) here().push({ kind: 'text', text: unescaped(text) })
    else if (closing) {
      const at = open.findLastIndex((one) => one.tag === tag)
      if (at >= 0) open.length = at
    } else if (tag === 'br') here().push({ kind: 'break' })
    else if (tag === 'img') for (const picture of picturesIn(whole)) here().push({ kind: 'picture', picture })
    else {
      const href = tag === 'a' ? hrefIn(attributes) : ''
      const node = isHolding(tag)
        ? { kind: tag, children: [] as RichNode[] }
        : href
          ? { kind: 'link' as const, href, children: [] as RichNode[] }
          : null
      const children = node?.children ?? here()
      if (node) here().push(node)
      open.push({ tag, children })
    }
  }
  return root
}
