import { linkTo, type ScreenHref } from '#platform/domain/screen-paths.ts'

/** The page of a dictionary. */
export const dictionaryPath = (id: number, tab?: string): ScreenHref =>
  linkTo('/admin/dictionaries/details', { id, tab })

/** The page of a dictionary, its values searched for one. */
export const valueLink = (id: number, name: string): ScreenHref =>
  linkTo('/admin/dictionaries/details', { id, q: name })

/** The page that compares two versions; without the second one with what stands now. */
export const changesPath = (id: number, from: number, to?: number): ScreenHref =>
  linkTo('/admin/dictionaries/changes', { id, from, to })

/** The page of the values of a version. */
export const versionPath = (id: number, number: number): ScreenHref =>
  linkTo('/admin/dictionaries/version', { id, number })
