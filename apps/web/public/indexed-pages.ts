import { portalRulesPath } from '#platform/domain/portal-rules.ts'

/** Pages of no one thing that search engines are told of. */
export const indexedPages = [
  '/portal',
  '/showcase/projects-list',
  '/showcase/accelerators-list',
  '/showcase/experts-list',
  '/showcase/mentors-list',
  '/showcase/trackers-list',
  portalRulesPath,
] as const
