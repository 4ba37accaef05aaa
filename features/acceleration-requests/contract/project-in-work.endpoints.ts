import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { flagParam, id, idParam } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam, namedRef, personRef } from '#platform/contract/lists.ts'
import { decisions } from '../domain/decision.rules.ts'
import { workFilters } from './work-filters.ts'
import { boardCounts, otherApplication, projectInWork } from './project-in-work.schemas.ts'
import { waitsOf } from '../domain/waits.ts'
import { rowShown } from '../domain/state-tables.ts'

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
  sortings: ['CREATE_DATE', 'NAME', 'SERIAL_NUMBER', 'DUE', 'SINCE', 'PROGRESS'],
  defaultSort: '-CREATE_DATE',
  filters: {
    ...workFilters,
    programmeId: idParam(),
    /** Awaits the caller: an application to decide on, a task to review. */
    waiting: flagParam(),
    /** Has a task returned for revision. */
    revision: flagParam(),
    /** Has one of these staged decisions; only for projects that the caller may decide on. */
    staged: listParam(decisions),
  },
  search: true,
  table: {
    texts: 'acceleration-requests:inWork',
    columns: {
      project: 'project',
      track: 'track',
      state: (row, t) => {
        const waits = waitsOf(row)
        const state = t(rowShown(row).key)
        return waits === 'NOBODY' ? state : `${state}, ${t(`inWork.waitsFor.${waits}`)}`
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

/**
 * Number of rows with a filter value, counted up to one above `filterCountLimit`; for industries, among the latest
 * applications only.
 */
const filterCount = z.int()

/** Filter values of "projects in work": programmes, tracks and trackers. */
export const getProjectsInWorkFilters = endpoint({
  name: 'getProjectsInWorkFilters',
  method: 'GET',
  path: '/projects-in-work/get-filters',
  summary: 'Filters of projects in work',
  headers: onAccelerator,
  response: z.object({
    programmes: z.array(namedRef),
    tracks: z.array(namedRef.extend({ programmeId: id(), count: filterCount })),
    trackers: z.array(personRef.extend({ count: filterCount })),
    industries: z.array(namedRef.extend({ count: filterCount })),
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
