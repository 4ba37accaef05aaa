/** What a pasted page becomes: HTML the editor understands, and whether its tables became lines of text. */
export type PastedText = { html: string; hasTables: boolean }

type ListItem = { level: number; isNumbered: boolean; element: HTMLElement }

/** Word names the level of a list's paragraph in its style; the bullet or number stands in the text. */
const levelIn = /mso-list:\s*l\d+\s+level(\d+)/i
const markerIn = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]'
const numberSign = /^[\s(]*(?:\d|(?:[a-zа-яё]|[ivxlcdm]+)[.)])/i

/** Text that tracked changes deleted, and comments beside the text. */
const deleted =
  '.msoDel, del[cite], del[datetime], .MsoCommentReference, .MsoCommentText, [style*="mso-element:comment" i]'
/** Pages that track changes: anywhere else a plain `del` is text that somebody struck through. */
const tracksChanges = 'ins, [class*="Mso"], [style*="mso-" i]'

const listItemOf = (element: Element | null): ListItem | null => {
  // A numbered heading stays a heading, an item of a real list has its place already.
  const level = element?.nodeName === 'P' && levelIn.exec(element.getAttribute('style') ?? '')?.[1]
  if (!level) return null
  const marker = element.querySelector(markerIn)?.textContent ?? ''
  return { level: Number(level), isNumbered: numberSign.test(marker), element: element as HTMLElement }
}

/** Takes the paragraphs of one list, which stand one after another. */
const takeItems = (first: ListItem): ListItem[] => {
  const items = [first]
  for (let next = listItemOf(first.element.nextElementSibling); next;) {
    items.push(next)
    next = listItemOf(next.element.nextElementSibling)
  }
  return items
}

const nestItems = (items: readonly ListItem[]): void => {
  const open: { level: number; list: HTMLElement }[] = []
  for (const { level, isNumbered, element } of items) {
    const page = element.ownerDocument
    const name = isNumbered ? 'OL' : 'UL'
    while (open.length > 1 && open.at(-1)!.level > level) open.pop()
    const last = open.at(-1)
    // A list of another kind on the first level is another list.
    if (!last || level > last.level || (open.length === 1 && last.list.nodeName !== name)) {
      const list = page.createElement(name)
      const parent = last && level > last.level ? last.list.lastElementChild : null
      if (parent) parent.append(list)
      else {
        element.before(list)
        open.length = 0
      }
      open.push({ level, list })
    }
    for (const marker of element.querySelectorAll(markerIn)) marker.remove()
    const item = page.createElement('li')
    const text = page.createElement('p')
    text.append(...element.childNodes)
    item.append(text)
    open.at(-1)!.list.append(item)
    element.remove()
  }
}

const nestWordLists = (page: Document): void => {
  for (const element of page.querySelectorAll('p[style*="mso-list" i]')) {
    const item = element.isConnected ? listItemOf(element) : null
    if (item) nestItems(takeItems(item))
  }
}

/** Some programs put a list of the next level beside its item, not into it. */
const nestLooseLists = (page: Document): void => {
  for (const list of page.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const item = list.previousElementSibling
    if (item?.nodeName === 'LI') item.append(list)
  }
}

const blocks = 'p, div, li, ul, ol, blockquote, h1, h2, h3, h4, h5, h6, br'

/** What stands in a cell as one line, with its links and marks. */
const lineOf = (cell: Element): string => {
  for (const block of cell.querySelectorAll(blocks)) block.replaceWith(' ', ...block.childNodes, ' ')
  return cell.innerHTML.replaceAll(/(?:\s|&nbsp;)+/g, ' ').trim()
}

/** The editor has no tables: a row becomes a line, its cells parted by a bar. A frame around a text just goes. */
const flattenTables = (page: Document): boolean => {
  let hasTables = false
  // Tables within tables come first.
  for (const table of [...page.querySelectorAll('table')].toReversed()) {
    const lines = [...table.rows].flatMap((row): Node[] => {
      const full = [...row.cells].filter((cell) => cell.textContent.trim() || cell.querySelector('img'))
      if (full.length === 0) return []
      if (row.cells.length > 1) hasTables = true
      const [only] = full
      if (full.length === 1 && only?.querySelector(blocks)) return [...only.childNodes]
      const line = page.createElement('p')
      line.innerHTML = (full.length === 1 ? full : [...row.cells]).map(lineOf).join(' | ')
      return [line]
    })
    table.replaceWith(...(table.caption?.childNodes ?? []), ...lines)
  }
  return hasTables
}

/** Brings a page pasted from Word and its like into the editor's own HTML: nested lists, without deleted text. */
export const readPasted = (html: string): PastedText => {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const gone = page.querySelector(tracksChanges) ? `del, ${deleted}` : deleted
  for (const element of page.querySelectorAll(gone)) element.remove()
  nestWordLists(page)
  nestLooseLists(page)
  const hasTables = flattenTables(page)
  return { html: page.body.innerHTML, hasTables }
}
