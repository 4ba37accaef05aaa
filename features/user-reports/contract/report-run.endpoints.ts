import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { reportRunStateTable } from '../domain/state-tables.ts'
import { reportRequest, reportRun } from './user-report.schemas.ts'

/** Creates a report in the background; the caller is notified when it can be downloaded. */
export const startUserReport = endpoint({
  name: 'startUserReport',
  method: 'POST',
  path: '/user-report/start',
  summary: 'Make a report in the background',
  body: reportRequest.extend({ userReportId: id() }),
  response: reportRun,
  errors: ['REPORT_PROJECT_LIMIT', 'EXPORTS_WAITING', 'EXPORT_LIMIT'],
  changes: ['userReportRun'],
  permission: 'signed-in',
})

/** The caller's runs, newest first. */
export const listReportRuns = list({
  name: 'listReportRuns',
  path: '/user-report/runs',
  summary: 'My files by template',
  permission: 'signed-in',
  reads: ['userReportRun'],
  row: reportRun,
  sortings: ['CREATE_DATE'],
  defaultSort: '-CREATE_DATE',
  search: false,
  table: {
    texts: 'user-reports:runs',
    columns: {
      name: 'name',
      state: ({ state }, t) => t(stateKey(reportRunStateTable, state)),
      projects: 'projects',
      extension: ({ extension }) => extension,
      created: 'createdAt',
      until: 'keptUntil',
      action: null,
    },
  },
})

/** The file of a run, for the person who started it, as long as they may still create the report. */
export const downloadReportRun = endpoint({
  name: 'downloadReportRun',
  method: 'GET',
  path: '/user-report/run-file',
  summary: 'Download a made report',
  query: z.object({ runId: idParam() }),
  transport: 'file',
  response: null,
  reads: [],
  permission: 'signed-in',
})

/** Cancels a run, or deletes its file. */
export const deleteReportRun = endpoint({
  name: 'deleteReportRun',
  method: 'POST',
  path: '/user-report/delete-run',
  summary: 'Cancel or delete a made report',
  body: z.strictObject({ runId: id() }),
  response: null,
  changes: ['userReportRun'],
  removes: true,
  permission: 'signed-in',
})
