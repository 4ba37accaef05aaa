import type { PublicPath } from '#platform/domain/screen-paths.ts'

export const projectsPath = '/showcase/projects-list' satisfies PublicPath

/** The name in an address of the showcase that a list is of. */
export const showcaseParam = 'showcase'
