import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { flagParam, id, idParam } from '#platform/contract/fields.ts'
import { facetValue } from '#platform/contract/list-facets.ts'
import { list } from '#platform/contract/list.ts'
import { idsParam, listParam, namedRef, personRef } from '#platform/contract/lists.ts'
import { decisions } from '../domain/decision.rules.ts'
import { rowShown } from '../domain/state-tables.ts'
import { stateFilterValues } from '../domain/states.ts'
import { countedFilters } from '../domain/work-query.ts'
import { boardCounts, otherApplication, projectInWork } from './project-in-work.schemas.ts'
import { workFilters } from './work-filters.ts'

const onAccelerator = z.object({ 'accelerator-id': idParam() })

/**
 * Applications and projects of the chosen accelerator; a tracker (`TRC`) gets the assigned ones. Rejected and
 * withdrawn ones are listed only on request: by column, state or search.
 */
export const listProjectsInWork = list({
  name: 'listProjectsInWork',
  path: '/projects-in-work/list',
  summary: 'Projects in work',
  permission: 'signed-in',
  headers: onAccelerator,
  reads: ['accelerationRequest', 'decision', 'participation', 'task', 'project'],
  row: projectInWork,
  /** `TURN`: what waits for the caller, then what is due; for those who see all projects, what is due. */
  sortings: ['CREATE_DATE', 'NAME', 'SERIAL_NUMBER', 'DUE', 'SINCE', 'PROGRESS', 'TURN'],
  /** The day's work first: what is due, then what has no deadline, oldest first. */
  defaultSort: 'DUE',
  filters: {
    ...workFilters,
    column: listParam(stateFilterValues),
    programmeId: idsParam(),
    /** Awaits the caller: an application to decide on, a task to review. */
    waiting: flagParam(),
    /** Has a task returned for revision. */
    revision: flagParam(),
    /** Has one of these staged decisions; only for projects that the caller may decide on. */
    staged: listParam(decisions),
  },
  search: true,
  recipients: { kind: 'PROJECTS', of: ({ project }) => project.id },
  table: {
    texts: 'acceleration-requests:inWork',
    columns: {
      project: 'project',
      track: 'track',
      state: (row, t) => {
        const state = t(rowShown(row).key)
        return row.waits === 'NOBODY' ? state : `${state}, ${t(`inWork.waitsFor.${row.waits}`)}`
      },
      task: ({ participation: work }, t) => work && (work.currentTask?.name ?? t('inWork.noTask')),
      tracker: ({ participation: work }, t) => work && (work.tracker?.name ?? t('inWork.noTracker')),
      progress: ({ participation: work }) => work && `${work.tasksAccepted} / ${work.tasksTotal}`,
      due: ({ participation: work }) => work?.currentTask?.due,
      since: 'since',
      leader: ({ leader }, t) => leader?.name ?? t('inWork.noLeader'),
      industries: ({ project }) => project.industries.map(({ name }) => name).join(', '),
      created: 'createdAt',
      staged: ({ staged }, t) => staged && t(`decisions.staged.${staged.decision}`),
      number: ({ project }) => project.serialNumber,
    },
  },
  errors: ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'],
})

/** Number of projects in each column of the board. */
export const countProjectsInWork = endpoint({
  name: 'countProjectsInWork',
  method: 'GET',
  path: '/projects-in-work/counts',
  summary: 'Projects in work by column',
  headers: onAccelerator,
  response: boardCounts,
  errors: ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'],
  reads: ['accelerationRequest', 'participation', 'task'],
  permission: 'signed-in',
})

/** One row of the list with its actions, for the drawer. */
export const getProjectInWork = endpoint({
  name: 'getProjectInWork',
  method: 'GET',
  path: '/projects-in-work/get',
  summary: 'A project in work',
  query: z.object({ requestId: idParam() }),
  response: projectInWork,
  reads: ['accelerationRequest', 'decision', 'participation', 'task', 'project'],
  permission: 'signed-in',
})

/** The project's other applications to the same accelerator, newest first: background for a decision. */
export const getOtherApplications = endpoint({
  name: 'getOtherApplications',
  method: 'GET',
  path: '/projects-in-work/get-others',
  summary: 'Other applications of the same project',
  query: z.object({ requestId: idParam() }),
  response: z.object({ items: z.array(otherApplication) }),
  reads: ['accelerationRequest', 'participation', 'task'],
  permission: 'signed-in',
})

/** Filter values of "projects in work": programmes, tracks, trackers, and industries of all applications that the caller sees. */
export const getProjectsInWorkFilters = endpoint({
  name: 'getProjectsInWorkFilters',
  method: 'GET',
  path: '/projects-in-work/get-filters',
  summary: 'Filters of projects in work',
  headers: onAccelerator,
  response: z.object({
    programmes: z.array(namedRef),
    tracks: z.array(namedRef.extend({ programmeId: id() })),
    trackers: z.array(personRef),
    industries: z.array(namedRef),
    /** Number of the accelerator's projects without a leader, for its team. */
    kept: z.int(),
    /** Whether the caller may import projects. */
    mayImport: z.boolean(),
    /** Whether the caller sees staged decisions. */
    seesStaged: z.boolean(),
  }),
  errors: ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'],
  reads: ['accelerationRequest', 'participation', 'programme', 'project'],
  permission: 'signed-in',
})

/** The number of rows for each value of one filter, under all other filters: requested when the filter is opened. */
export const countProjectsInWorkValues = endpoint({
  name: 'countProjectsInWorkValues',
  method: 'GET',
  path: '/projects-in-work/count-values',
  summary: 'Projects in work by the values of a filter',
  headers: onAccelerator,
  query: listProjectsInWork.query
    .omit({ limit: true, offset: true, after: true, sorting: true, sortingDirection: true })
    .extend({ counted: z.enum(countedFilters, 'NOT_IN_LIST') }),
  response: z.object({
    values: z.array(facetValue),
    /** False if there are too many rows: then each of the values has at least its count, and others are unknown. */
    isExact: z.boolean(),
  }),
  errors: ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'],
  reads: ['accelerationRequest', 'participation', 'task', 'programme', 'project'],
  permission: 'signed-in',
})
