import { portalRulesPath } from '#platform/domain/portal-rules.ts'
import type { PublicPath } from '#platform/domain/screen-paths.ts'

/** Pages in the sitemap that do not belong to one object. */
export const indexedPages = [
  '/portal',
  '/portal/projects-start-page',
  '/portal/investor-start-page',
  '/portal/accelerators-start-page',
  '/portal/experts-start-page',
  '/portal/investors-static',
  '/showcase/projects-list',
  '/showcase/accelerators-list',
  '/showcase/experts-list',
  '/showcase/mentors-list',
  '/showcase/trackers-list',
  '/technologies',
  '/technologies/tree',
  '/technologies/graph',
  '/technologies/map',
  '/technologies/compare',
  '/showcase/events-list',
  '/showcase/open-tasks-list',
  '/manuals',
  '/support',
  '/bch/view/project-calculator',
  portalRulesPath,
  '/consent',
  '/personal-data',
] as const satisfies readonly (PublicPath | typeof portalRulesPath)[]
