import { linkTo, type ScreenHref } from '#platform/domain/screen-paths.ts'

/** Path to an administrator's page of a technology. */
export const technologyPath = (id: number, tab?: string): ScreenHref =>
  linkTo('/admin/technologies/details', { id, tab })
