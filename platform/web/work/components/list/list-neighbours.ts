import type { PageHref } from '#platform/domain/screen-paths.ts'

/** Where a page is in its list. */
type Place = { page: number; size: number; total: number; totalIsExact: boolean }

type ShownPage = { listId: string; list: PageHref; links: PageHref[]; place?: Place }

/** Reads the links of another page of a list; null if there is no such page any more. */
type LoadPage = (page: number) => Promise<{ links: PageHref[]; place: Place } | null>

/** How to read other pages of the lists shown since the portal was opened in this tab. */
const loaders = new Map<string, LoadPage>()

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

const loaderKey = (listId: string, list: string): string => `${listId} ${pathOf(list)}`

/** Registers how to load other pages of a list, for previous and next at the edge of a page. */
export const rememberLoader = (listId: string, list: PageHref, load: LoadPage): void => {
  loaders.set(loaderKey(listId, list), load)
}

/**
 * Stores the current page of a list, for "back", "previous" and "next" of its records; the latest comes first. Not when
 * the address is already that of a record: the list may be drawn again while one leaves it.
 */
export const rememberShownPage = (listId: string, list: PageHref, links: PageHref[], place?: Place): void => {
  if (links.length === 0 || links.some((link) => isOf(link, list))) return
  const others = read().filter((page) => page.listId !== listId || pathOf(page.list) !== pathOf(list))
  const pages = [{ listId, list, links, ...(place && { place }) }, ...others].slice(0, remembered)
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
  /** Pages that continue the list at the edge of the one that was shown; null if there is none, or it cannot be read. */
  previousPage: number | null
  nextPage: number | null
  /** The place in the whole list. */
  position: number
  total: number
  totalIsExact: boolean
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

const nowhere = {
  listId: null,
  previous: null,
  next: null,
  previousPage: null,
  nextPage: null,
  position: 0,
  total: 0,
  totalIsExact: true,
}

/**
 * Finds the list that a record was opened from, whichever it was: the latest shown one with the record; its neighbours
 * open in the current tab. A record opened otherwise has none, and leads to the last state of its `usual` list.
 */
export const neighboursOf = (usual: string | undefined, href: string): Neighbours => {
  const pages = read()
  const shown = pages.find(({ links }) => links.some((link) => isOf(link, href)))
  if (!shown) return { ...nowhere, list: pages.find(({ listId }) => listId === usual)?.list ?? null }
  const { listId, list, links, place } = shown
  const at = links.findIndex((link) => isOf(link, href))
  const before = place ? (place.page - 1) * place.size : 0
  const total = Math.max(place?.total ?? 0, before + links.length)
  const hasLoader = loaders.has(loaderKey(listId, list))
  const pageAfter = (isEdge: boolean, page: number | undefined) =>
    isEdge && hasLoader && page !== undefined ? page : null
  return {
    listId,
    list,
    previous: inTabOf(href, links[at - 1]),
    next: inTabOf(href, links[at + 1]),
    previousPage: pageAfter(at === 0 && before > 0, place && place.page - 1),
    nextPage: pageAfter(at === links.length - 1 && before + links.length < total, place && place.page + 1),
    position: before + at + 1,
    total,
    totalIsExact: place?.totalIsExact ?? true,
  }
}

const atPage = (list: PageHref, page: number): PageHref => {
  const url = new URL(list, location.origin)
  if (page === 1) url.searchParams.delete('page')
  else url.searchParams.set('page', String(page))
  return (url.pathname + url.search) as PageHref
}

/**
 * Loads another page of the list that the record was opened from; "back" then leads to that page. Returns the
 * adjacent record on it, in the same tab; null if that page no longer exists.
 */
export const turnPage = async (href: string, page: number): Promise<PageHref | null> => {
  const shown = read().find(({ links }) => links.some((link) => isOf(link, href)))
  if (!shown) return null
  const { listId, list, place } = shown
  const turned = await loaders.get(loaderKey(listId, list))?.(page)
  if (!turned || turned.links.length === 0) return null
  rememberShownPage(listId, atPage(list, page), turned.links, turned.place)
  return inTabOf(href, page > (place?.page ?? 1) ? turned.links[0] : turned.links.at(-1))
}

/** Stays in the list on the way to a neighbour, which may also be in a list on the record's page. */
export const stayInList = (href: string): void => {
  const shown = read().find(({ links }) => links.some((link) => isOf(link, href)))
  if (shown) rememberShownPage(shown.listId, shown.list, shown.links, shown.place)
}
