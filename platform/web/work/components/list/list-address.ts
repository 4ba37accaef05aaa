import { readSearch, writeSearch, type RawSearch } from '../../../search-params.ts'

const only = (search: RawSearch, keep: (name: string) => boolean): RawSearch =>
  Object.fromEntries(Object.entries(search).filter(([name]) => keep(name)))

/** The parameters of a query string that are the list's. */
export const listPart = (search: string, keys: readonly string[]): string =>
  writeSearch(only(readSearch(search), (name) => keys.includes(name)))

/** A query string with the page's own parameters (its record, its tab) and the list's as wanted. */
export const withinPage = (search: string, keys: readonly string[], wanted: string): string =>
  writeSearch({
    ...only(readSearch(search), (name) => !keys.includes(name)),
    ...readSearch(listPart(wanted, keys)),
  })
