import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { flagParam, id, idParam } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam, namedRef, personRef } from '#platform/contract/lists.ts'
import { decisions } from '../domain/decision.rules.ts'
import { workFilters } from './work-filters.ts'
import { boardCounts, otherApplication, projectInWork } from './project-in-work.schemas.ts'
import { rowShown } from '../domain/state-tables.ts'

const onAccelerator = z.object({ 'accelerator-id': idParam() })

/**
 * Applications and projects of the chosen accelerator; a tracker (`TRC`) gets the assigned ones. What is rejected or withdrawn is
 * listed when it is asked for: by its column, its state or words.
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
    /** Waits for the caller: an application to decide on, a task to review. */
    waiting: flagParam(),
    /** Has a staged decision, one of these; of projects that the caller may decide about. */
    staged: listParam(decisions),
  },
  search: true,
  table: {
    texts: 'acceleration-requests:inWork',
    columns: {
      project: 'project',
      track: 'track',
      state: (row, t) => t(rowShown(row).key),
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

/** How many projects stand in each column of the board. */
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

/** One row of the list, with its actions: the drawer reads it. */
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

/** The other applications of a project to the same accelerator, newest first: what one decides with in mind. */
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

/** Programmes, tracks and trackers to filter projects in work by. */
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
    /** How many projects of the accelerator nobody leads yet, for its team. */
    kept: z.int(),
    /** Whether one brings projects to it. */
    mayImport: z.boolean(),
    /** Whether one sees the decisions that are staged. */
    seesStaged: z.boolean(),
  }),
  errors: ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'],
  reads: ['accelerationRequest', 'participation', 'programme', 'project'],
  permission: 'signed-in',
})
