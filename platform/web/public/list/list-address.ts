import { languageParam } from '../../i18n/locales.ts'

/** Rows per page (spec 9), and the maximum that a URL restores at once. */
export const pageSize = 12
const maxShown = 240

/** The state of a public list in its URL. */
export type PublicListQuery = {
  findText: string
  /** `NAME`, or `-NAME` for descending; empty for the list's own order. */
  sort: string
  chosen: Readonly<Record<string, readonly string[]>>
  view: 'cards' | 'table'
  /** Number of rows shown: going back to the list restores as many. */
  shown: number
}

/** Names of the list's filters and sortings in its URL. */
export type ListWords = { filters: readonly string[]; sortings: readonly string[] }

/** Parses a URL; unknown values are ignored. */
export const readQuery = (search: URLSearchParams, { filters, sortings }: ListWords): PublicListQuery => {
  const sort = search.get('sort') ?? ''
  const shown = Math.ceil(Number(search.get('shown')) / pageSize) * pageSize
  return {
    findText: (search.get('findText') ?? '').slice(0, 200),
    sort: sortings.includes(sort) ? sort : '',
    chosen: Object.fromEntries(
      filters.map((name) => [name, (search.get(name) ?? '').split(',').filter(Boolean)]),
    ),
    view: search.get('view') === 'table' ? 'table' : 'cards',
    shown: shown >= pageSize ? Math.min(shown, maxShown) : pageSize,
  }
}

/** The URL of a list, without default values. */
export const listAddress = (
  path: string,
  query: Partial<PublicListQuery>,
  keep: URLSearchParams | null = null,
  keeps: readonly string[] = [],
): string => {
  const search = new URLSearchParams()
  for (const name of [languageParam, ...keeps]) {
    const value = keep?.get(name)
    if (value) search.set(name, value)
  }
  if (query.findText) search.set('findText', query.findText)
  for (const [name, values] of Object.entries(query.chosen ?? {}))
    if (values.length > 0) search.set(name, values.join(','))
  if (query.sort) search.set('sort', query.sort)
  if (query.view === 'table') search.set('view', 'table')
  if (query.shown && query.shown > pageSize) search.set('shown', String(query.shown))
  const parameters = search.toString().replaceAll('%2C', ',')
  return parameters ? `${path}?${parameters}` : path
}

/** The same with one value of a filter toggled. */
export const withPressed = (query: PublicListQuery, filter: string, value: string): PublicListQuery => {
  const values = query.chosen[filter] ?? []
  const pressed = values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
  return { ...query, shown: pageSize, chosen: { ...query.chosen, [filter]: pressed } }
}

/** Request parameters of the call, for any page. */
export const queryOf = ({ findText, sort, chosen }: PublicListQuery): Record<string, string> => ({
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
