import { portalRulesPath } from '#platform/domain/portal-rules.ts'
import type { PublicPath } from '#platform/domain/screen-paths.ts'

/** Pages of no one thing that search engines are told of. */
export const indexedPages = [
  '/portal',
  '/showcase/projects-list',
  '/showcase/accelerators-list',
  '/showcase/experts-list',
  '/showcase/mentors-list',
  '/showcase/trackers-list',
  portalRulesPath,
] as const satisfies readonly (PublicPath | typeof portalRulesPath)[]
