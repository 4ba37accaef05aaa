import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { flagParam, idParam } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { idsParam } from '#platform/contract/lists.ts'
import { elementCode } from '../../fields/contract/value.schemas.ts'
import { shownProjectTable } from './shown-project.columns.ts'
import { chosenParam, listedProject, shownFilters, shownProjectPage } from './shown-project.schemas.ts'

const reads = ['showcase', 'publication', 'project', 'projectProfile', 'profileVisibility'] as const

/** Published projects: of one showcase, or of all with each project once. */
export const listShownProjects = list({
  name: 'listShownProjects',
  path: '/showcase/projects/list',
  summary: 'Projects in the showcase',
  permission: 'public',
  reads: [...reads],
  row: listedProject,
  sortings: ['DATE', 'NAME', 'ELEMENT'],
  defaultSort: '-DATE',
  filters: { acceleratorId: idsParam(), chosen: chosenParam() },
  search: true,
  of: {
    /** The publication template of the showcase. */
    showcaseId: idParam().optional(),
    /** The element to sort by with `ELEMENT`. */
    orderBy: elementCode().optional(),
    /** Whether each row has its reader's actions. */
    actions: flagParam().optional(),
  },
  table: shownProjectTable,
})

/** Filters and sort orders of these lists, each value with the number of matching projects. */
export const getShownFilters = endpoint({
  name: 'getShownFilters',
  method: 'GET',
  path: '/showcase/projects/filters',
  summary: 'Filters of the projects in the showcase',
  query: z.object({
    showcaseId: idParam().optional(),
    findText: listShownProjects.query.shape.findText,
    acceleratorId: idsParam().optional(),
    chosen: chosenParam().optional(),
  }),
  response: shownFilters,
  reads: [...reads, 'dictionary'],
  permission: 'public',
})

/**
 * A project's page in the showcase; by default in the one with the largest audience. 404 if it is not visible to the
 * caller.
 */
export const getShownProject = endpoint({
  name: 'getShownProject',
  method: 'GET',
  path: '/showcase/projects/get-by-id',
  summary: 'A project in the showcase',
  query: z.object({ projectId: idParam(), showcaseId: idParam().optional() }),
  response: shownProjectPage,
  reads: [...reads],
  permission: 'public',
})
