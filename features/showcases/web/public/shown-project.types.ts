import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type {
  getShownFilters,
  getShownProject,
  listShownProjects,
} from '../../contract/shown-project.endpoints.ts'

/** A project in a list of the showcase. */
export type ListedProject = ResponseOf<typeof listShownProjects>['items'][number]

/** Filters and sort orders of a list. */
export type ListFilters = ResponseOf<typeof getShownFilters>

/** A project's page in the showcase. */
export type ShownPage = ResponseOf<typeof getShownProject>
