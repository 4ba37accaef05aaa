import type { PublicPath } from '#platform/domain/screen-paths.ts'

export const projectsPath = '/showcase/projects-list' satisfies PublicPath

/** Query parameter of a list's showcase. */
export const showcaseParam = 'showcase'
