/** Pasted content: HTML for the editor, and whether tables were converted to lines of text. */
export type PastedText = { html: string; hasTables: boolean }

type ListItem = { level: number; isNumbered: boolean; element: HTMLElement }

/** Word stores the level of a list item in its style; the bullet or number is part of the text. */
const levelIn = /mso-list:\s*l\d+\s+level(\d+)/i
const markerIn = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]'
const numberSign = /^[\s(]*(?:\d|(?:[a-zа-яё]|[ivxlcdm]+)[.)])/i

/** Text deleted with tracked changes, and comments. */
const deleted =
  '.msoDel, del[cite], del[datetime], .MsoCommentReference, .MsoCommentText, [style*="mso-element:comment" i]'
/** Pages with tracked changes; elsewhere a plain `del` is text that the author struck through. */
const tracksChanges = 'ins, [class*="Mso"], [style*="mso-" i]'

const listItemOf = (element: Element | null): ListItem | null => {
  // A numbered heading stays a heading; an item of a real list is already nested.
  const level = element?.nodeName === 'P' && levelIn.exec(element.getAttribute('style') ?? '')?.[1]
  if (!level) return null
  const marker = element.querySelector(markerIn)?.textContent ?? ''
  return { level: Number(level), isNumbered: numberSign.test(marker), element: element as HTMLElement }
}

/** Collects the adjacent paragraphs of one list. */
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
    for (let last = open.at(-1); last && last.level >= level; last = open.at(-1)) {
      // The list of this level, or one that started deeper, because its first items may not have been copied.
      if (last.list.nodeName === name && (open.at(-2)?.level ?? 0) < level) {
        last.level = level
        break
      }
      open.pop()
    }
    const last = open.at(-1)
    if (!last || last.level < level) {
      const list = page.createElement(name)
      if (last) last.list.lastElementChild?.append(list)
      else element.before(list)
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

/** Word for the web puts each item into a separate list: converts them to the paragraphs of desktop Word. */
const readOnlineItems = (page: Document): void => {
  for (const frame of page.querySelectorAll('.ListContainerWrapper')) {
    for (const item of frame.querySelectorAll('li')) {
      const text = page.createElement('p')
      text.setAttribute('style', `mso-list:l0 level${item.dataset['ariaLevel'] ?? 1}`)
      const marker = page.createElement('span')
      marker.setAttribute('style', 'mso-list:Ignore')
      marker.textContent = item.parentElement?.nodeName === 'OL' ? '1.' : '·'
      for (const block of item.querySelectorAll('p')) block.replaceWith(...block.childNodes)
      text.append(marker, ...item.childNodes)
      frame.before(text)
    }
    frame.remove()
  }
}

const nestWordLists = (page: Document): void => {
  readOnlineItems(page)
  for (const element of page.querySelectorAll('p[style*="mso-list" i]')) {
    const item = element.isConnected ? listItemOf(element) : null
    if (item) nestItems(takeItems(item))
  }
}

/** Some programs put a nested list next to its item instead of into it. */
const nestLooseLists = (page: Document): void => {
  for (const list of page.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const item = list.previousElementSibling
    if (item?.nodeName === 'LI') item.append(list)
  }
}

const blocks = 'p, div, li, ul, ol, blockquote, h1, h2, h3, h4, h5, h6, br'

/** The content of a cell as one line, with links and formatting. */
const lineOf = (cell: Element): string => {
  for (const block of cell.querySelectorAll(blocks)) block.replaceWith(' ', ...block.childNodes, ' ')
  return cell.innerHTML.replaceAll(/(?:\s|&nbsp;)+/g, ' ').trim()
}

/**
 * The editor has no tables: converts a row to a line with cells separated by a bar. A table that only frames text is
 * unwrapped.
 */
const flattenTables = (page: Document): boolean => {
  let hasTables = false
  // Nested tables first.
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

/**
 * Converts content pasted from Word and similar programs to the editor's HTML: with nested lists, without deleted text.
 */
export const readPasted = (html: string): PastedText => {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const selector = page.querySelector(tracksChanges) ? `del, ${deleted}` : deleted
  for (const element of page.querySelectorAll(selector)) element.remove()
  nestWordLists(page)
  nestLooseLists(page)
  const hasTables = flattenTables(page)
  return { html: page.body.innerHTML, hasTables }
}
