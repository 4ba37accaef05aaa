import type { PageHref } from '#platform/domain/screen-paths.ts'

type ShownPage = { listId: string; list: PageHref; links: PageHref[] }

const storedAs = 'list-pages'

/** Enough for the lists, and the lists inside records, that lead to a page. */
const remembered = 12

const read = (): ShownPage[] => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storedAs) ?? '[]')
    return Array.isArray(stored) ? (stored as ShownPage[]) : []
  } catch {
    return []
  }
}

/** A URL belongs to a record if it has the record's path and all its parameters, possibly with others such as tabs and tasks. */
const isOf = (link: string, href: string): boolean => {
  const [record, here] = [new URL(link, location.origin), new URL(href, location.origin)]
  return (
    record.pathname === here.pathname &&
    [...record.searchParams].every(([name, value]) => here.searchParams.get(name) === value)
  )
}

const pathOf = (href: string): string => new URL(href, location.origin).pathname

/**
 * Stores the current page of a list, for "back", "previous" and "next" of its records; the latest comes first. Not when
 * the address is already that of a record: the list may be drawn again while one leaves it.
 */
export const rememberShownPage = (listId: string, list: PageHref, links: PageHref[]): void => {
  if (links.length === 0 || links.some((link) => isOf(link, list))) return
  const others = read().filter((page) => page.listId !== listId || pathOf(page.list) !== pathOf(list))
  const pages = [{ listId, list, links }, ...others].slice(0, remembered)
  try {
    sessionStorage.setItem(storedAs, JSON.stringify(pages))
  } catch {
    // Without storage a record has no neighbours.
  }
}

/** A record's neighbours in the list it was opened from, and the URL of that list. */
export type Neighbours = {
  /** The id of that list; null if the record was not opened from a list. */
  listId: string | null
  list: PageHref | null
  previous: PageHref | null
  next: PageHref | null
  position: number
  total: number
}

/** The same tab of another record. */
const inTabOf = (href: string, link: PageHref | undefined): PageHref | null => {
  if (link === undefined) return null
  const [record, here] = [new URL(link, location.origin), new URL(href, location.origin)]
  const tab = here.searchParams.get('tab')
  if (tab === null) return link
  record.searchParams.set('tab', tab)
  return (record.pathname + record.search) as PageHref
}

const nowhere = { listId: null, previous: null, next: null, position: 0, total: 0 }

/**
 * Finds the list that a record was opened from, whichever it was: the latest shown one with the record; its neighbours
 * open in the current tab. A record opened otherwise has none, and leads to the last state of its `usual` list.
 */
export const neighboursOf = (usual: string | undefined, href: string): Neighbours => {
  const pages = read()
  const shown = pages.find(({ links }) => links.some((link) => isOf(link, href)))
  if (!shown) return { ...nowhere, list: pages.find(({ listId }) => listId === usual)?.list ?? null }
  const { listId, list, links } = shown
  const at = links.findIndex((link) => isOf(link, href))
  return {
    listId,
    list,
    previous: inTabOf(href, links[at - 1]),
    next: inTabOf(href, links[at + 1]),
    position: at + 1,
    total: links.length,
  }
}

/** Stays in the list on the way to a neighbour, which may also be in a list on the record's page. */
export const stayInList = (href: string): void => {
  const shown = read().find(({ links }) => links.some((link) => isOf(link, href)))
  if (shown) rememberShownPage(shown.listId, shown.list, shown.links)
}
