import { languageParam } from '../../i18n/locales.ts'

/** Rows that are loaded at a time (spec 9), and the most that an address brings back at once. */
export const pageSize = 12
const mostShown = 240

/** What an address says of a public list. */
export type ListAsked = {
  findText: string
  /** `NAME`, or `-NAME` for the other way round; empty for the list's own order. */
  sort: string
  chosen: Readonly<Record<string, readonly string[]>>
  view: 'cards' | 'table'
  /** Rows shown so far: going back to the list finds as many. */
  shown: number
}

/** What of an address this list understands: names of its filters and its orders. */
export type ListWords = { filters: readonly string[]; sortings: readonly string[] }

/** Reads an address; what it does not understand counts for nothing. */
export const readAsked = (search: URLSearchParams, { filters, sortings }: ListWords): ListAsked => {
  const sort = search.get('sort') ?? ''
  const shown = Math.ceil(Number(search.get('shown')) / pageSize) * pageSize
  return {
    findText: (search.get('findText') ?? '').slice(0, 200),
    sort: sortings.includes(sort) ? sort : '',
    chosen: Object.fromEntries(
      filters.map((name) => [name, (search.get(name) ?? '').split(',').filter(Boolean)]),
    ),
    view: search.get('view') === 'table' ? 'table' : 'cards',
    shown: shown >= pageSize ? Math.min(shown, mostShown) : pageSize,
  }
}

/** The address of a list; what is as it opens is left out. */
export const listAddress = (
  path: string,
  asked: Partial<ListAsked>,
  keep: URLSearchParams | null = null,
  keeps: readonly string[] = [],
): string => {
  const search = new URLSearchParams()
  for (const name of [languageParam, ...keeps]) {
    const value = keep?.get(name)
    if (value) search.set(name, value)
  }
  if (asked.findText) search.set('findText', asked.findText)
  for (const [name, values] of Object.entries(asked.chosen ?? {}))
    if (values.length > 0) search.set(name, values.join(','))
  if (asked.sort) search.set('sort', asked.sort)
  if (asked.view === 'table') search.set('view', 'table')
  if (asked.shown && asked.shown > pageSize) search.set('shown', String(asked.shown))
  const query = search.toString().replaceAll('%2C', ',')
  return query ? `${path}?${query}` : path
}

/** The same with one value of a filter pressed: chosen where it was not, else let go. */
export const withPressed = (asked: ListAsked, filter: string, value: string): ListAsked => {
  const values = asked.chosen[filter] ?? []
  const pressed = values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
  return { ...asked, shown: pageSize, chosen: { ...asked.chosen, [filter]: pressed } }
}

/** What the call is asked for, whichever page of it. */
export const queryOf = ({ findText, sort, chosen }: ListAsked): Record<string, string> => ({
  ...(findText ? { findText } : {}),
  ...(sort
    ? { sorting: sort.replace(/^-/, ''), sortingDirection: sort.startsWith('-') ? 'DESC' : 'ASC' }
    : {}),
  ...Object.fromEntries(
    Object.entries(chosen)
      .filter(([, values]) => values.length > 0)
      .map(([name, values]) => [name, values.join(',')]),
  ),
})
