import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, text } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { taskStates } from '../../participations/domain/states.ts'
import { ofReport } from './of-report.ts'
import { dryRun, reportRequest, reportFilters, reportProject, reportTask } from './user-report.schemas.ts'

/** Makes a report at once; its file is kept among the caller's like one made in the background. */
export const makeReport = endpoint({
  name: 'makeReport',
  method: 'POST',
  path: '/user-report/make-report',
  summary: 'Make a report',
  query: ofReport,
  body: reportRequest,
  transport: 'file',
  response: null,
  errors: ['REPORT_PROJECT_LIMIT', 'FILE_INCORRECT', 'EXPORT_TOO_LARGE', 'RATE_LIMITED'],
  changes: ['userReportRun'],
  permission: 'signed-in',
})

/** What a report asks for, with what the caller gave last. */
export const getUserReportFilters = endpoint({
  name: 'getUserReportFilters',
  method: 'GET',
  path: '/user-report/get-user-report-filters',
  summary: 'Parameters of a report',
  query: z.object({
    reportId: idParam(),
    /** Ids of projects that were chosen before, comma-separated: they are answered with their names. */
    projects: text(300).optional(),
  }),
  response: reportFilters,
  reads: ['userReport', 'dictionary'],
  permission: 'signed-in',
})

/** What the chosen projects lack of what the template names. */
export const tryUserReport = endpoint({
  name: 'tryUserReport',
  method: 'POST',
  path: '/user-report/try',
  summary: 'See what a report would lack',
  body: reportRequest.extend({ userReportId: id() }),
  response: dryRun,
  errors: ['REPORT_PROJECT_LIMIT', 'FILE_INCORRECT', 'RATE_LIMITED'],
  // It only counts how often it is called.
  changes: [],
  permission: 'signed-in',
})

/** Projects of the report's accelerator that the caller may take. */
export const listReportProjects = list({
  name: 'listReportProjects',
  path: '/user-report/projects',
  summary: 'Projects for a report',
  permission: 'signed-in',
  reads: ['project', 'participation', 'accelerationRequest', 'task'],
  row: reportProject,
  sortings: ['NAME', 'CREATE_DATE'],
  defaultSort: 'NAME',
  search: true,
  of: {
    userReportId: idParam(),
    /** Only projects that have this task, in this state when one is named. */
    taskId: idParam().optional(),
    taskState: z.enum(taskStates, 'NOT_IN_LIST').optional(),
  },
  table: {
    texts: 'user-reports:projects',
    columns: {
      name: 'name',
      leader: 'leader',
      track: 'track',
      day: ({ day }) => day && { day },
    },
  },
})

/** Tasks of the report's accelerator, to choose projects by how far they are with one: up to 500. */
export const getReportTasks = endpoint({
  name: 'getReportTasks',
  method: 'GET',
  path: '/user-report/tasks',
  summary: 'Tasks to choose projects by',
  query: ofReport,
  response: z.object({ items: z.array(reportTask) }),
  reads: ['programme', 'task'],
  permission: 'signed-in',
})
