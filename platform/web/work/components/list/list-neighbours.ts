import type { PageHref } from '#platform/domain/screen-paths.ts'
type ShownPage = { list: PageHref; links: PageHref[] }

const keyOf = (listId: string): string => `list-page:${listId}`

const read = (listId: string): ShownPage | null => {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(listId)) ?? 'null') as ShownPage | null
  } catch {
    return null
  }
}

/** Stores the current page of a list, for "previous" and "next" on the details screen. */
export const rememberShownPage = (listId: string, list: PageHref, links: PageHref[]): void =>
  sessionStorage.setItem(keyOf(listId), JSON.stringify({ list, links } satisfies ShownPage))

/** A record's neighbours in the list it was opened from, and the URL of that list. */
export type Neighbours = {
  list: PageHref | null
  previous: PageHref | null
  next: PageHref | null
  position: number
  total: number
}

/** A URL belongs to a record if it has the record's path and all its parameters, possibly with others such as tabs and tasks. */
const isOf = (link: string, href: string): boolean => {
  const [record, here] = [new URL(link, location.origin), new URL(href, location.origin)]
  return (
    record.pathname === here.pathname &&
    [...record.searchParams].every(([name, value]) => here.searchParams.get(name) === value)
  )
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

/** Finds a record in the stored page; its neighbours open in the current tab. */
export const neighboursOf = (listId: string, href: string): Neighbours => {
  const shown = read(listId)
  const at = shown ? shown.links.findIndex((link) => isOf(link, href)) : -1
  if (!shown || at < 0)
    return { list: shown?.list ?? null, previous: null, next: null, position: 0, total: 0 }
  return {
    list: shown.list,
    previous: inTabOf(href, shown.links[at - 1]),
    next: inTabOf(href, shown.links[at + 1]),
    position: at + 1,
    total: shown.links.length,
  }
}
