import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { reportExtensions } from '../domain/states.ts'

/** The report by template of a trackpoint, with up to 200 reports of the caller to choose from that need no parameters. */
export const getTrackpointTemplate = endpoint({
  name: 'getTrackpointTemplate',
  method: 'GET',
  path: '/user-report/trackpoint/get',
  summary: 'Report by template of a task in the settings',
  query: z.object({ trackpointId: idParam() }),
  response: z.object({
    report: namedRef.nullable(),
    offered: z.array(namedRef).max(200),
    editable: z.boolean(),
  }),
  reads: ['userReport', 'programme'],
  permission: 'signed-in',
})

/** Sets the report by template that belongs to the tasks of a trackpoint; null removes it. */
export const chooseTrackpointTemplate = endpoint({
  name: 'chooseTrackpointTemplate',
  method: 'POST',
  path: '/user-report/trackpoint/choose',
  summary: 'Choose the report by template of a task',
  body: z.strictObject({ trackpointId: id(), userReportId: id().nullable() }),
  response: null,
  changes: ['userReport', 'programme', 'task'],
  permission: 'signed-in',
})

/** The report by template of a task, for all who view the task and may use its project in reports. */
export const getTaskTemplate = endpoint({
  name: 'getTaskTemplate',
  method: 'GET',
  path: '/user-report/task/get',
  summary: 'Report by template of a task',
  query: z.object({ taskId: idParam() }),
  response: z.object({
    report: namedRef.extend({ extension: z.enum(reportExtensions) }).nullable(),
  }),
  reads: ['userReport', 'task'],
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
