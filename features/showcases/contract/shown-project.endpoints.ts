import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { flagParam, idParam } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { idsParam } from '#platform/contract/lists.ts'
import { elementCode } from '../../fields/contract/value.schemas.ts'
import { shownProjectTable } from './shown-project.columns.ts'
import { chosenParam, listedProject, shownFilters, shownProjectPage } from './shown-project.schemas.ts'

const reads = ['showcase', 'publication', 'project', 'projectProfile', 'profileVisibility'] as const

/** Projects that showcases show: of one, or over all of them each project once. */
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
    /** The publication template whose showcase it is. */
    showcaseId: idParam().optional(),
    /** The element that `ELEMENT` orders by. */
    orderBy: elementCode().optional(),
    /** Whether each row says what its reader may do about it. */
    actions: flagParam().optional(),
  },
  table: shownProjectTable,
})

/** By what these lists are narrowed and ordered, each value with how many projects it leaves. */
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

/** A project's page in the showcase; without one where most read it. Not shown to the caller, it is not found. */
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
