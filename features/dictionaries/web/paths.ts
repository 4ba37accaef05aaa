import { linkTo, type ScreenHref } from '#platform/domain/screen-paths.ts'

/** Path to a dictionary's page. */
export const dictionaryPath = (id: number, tab?: string): ScreenHref =>
  linkTo('/admin/dictionaries/details', { id, tab })

/** Path to a dictionary's page, with a search for one value. */
export const valueLink = (id: number, name: string): ScreenHref =>
  linkTo('/admin/dictionaries/details', { id, q: name })

/** Path to the comparison of two versions, or of one with the current values. */
export const changesPath = (id: number, from: number, to?: number): ScreenHref =>
  linkTo('/admin/dictionaries/changes', { id, from, to })

/** Path to the values of a version. */
export const versionPath = (id: number, number: number): ScreenHref =>
  linkTo('/admin/dictionaries/version', { id, number })
