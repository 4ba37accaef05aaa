import { linkTo, type ScreenHref } from '#platform/domain/screen-paths.ts'

/** The page of a technology for its keepers. */
export const technologyPath = (id: number, tab?: string): ScreenHref =>
  linkTo('/admin/technologies/details', { id, tab })
