import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { reportExtensions } from '../domain/states.ts'

/**
 * The report by template of a task, for all who view the task; null while it cannot be made: its template needs a
 * parameter, or the caller may not use the project in reports.
 */
export const getTaskTemplate = endpoint({
  name: 'getTaskTemplate',
  method: 'GET',
  path: '/user-report/task/get',
  summary: 'Report by template of a task',
  query: z.object({ taskId: idParam() }),
  response: z.object({
    report: namedRef.extend({ extension: z.enum(reportExtensions) }).nullable(),
  }),
  reads: ['userReport', 'task', 'programme'],
  permission: 'signed-in',
})

/** Makes the report of a task, filled in from its project as far as the caller may read it. */
export const makeTaskTemplate = endpoint({
  name: 'makeTaskTemplate',
  method: 'POST',
  path: '/user-report/task/make',
  summary: 'Make the report of a task',
  body: z.strictObject({ taskId: id() }),
  transport: 'file',
  response: null,
  errors: ['FILE_INCORRECT', 'EXPORT_TOO_LARGE', 'RATE_LIMITED'],
  changes: ['userReportRun'],
  permission: 'signed-in',
})
