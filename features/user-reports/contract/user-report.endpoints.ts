import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, version } from '#platform/contract/fields.ts'
import { onAccelerator, ofReport, outside } from './of-report.ts'
import { builtReport, importedReport, reportFields, reportVersion } from './user-report.schemas.ts'

/** Saves a new report or a new version; a template with problems is refused. */
export const saveUserReport = endpoint({
  name: 'saveUserReport',
  method: 'POST',
  path: '/user-report/save-user-report',
  summary: 'Save a report',
  headers: onAccelerator,
  body: reportFields,
  response: builtReport,
  errors: [...outside, 'STATE_CHANGED', 'FILE_INCORRECT'],
  changes: ['userReport'],
  permission: 'signed-in',
})

export const deleteUserReport = endpoint({
  name: 'deleteUserReport',
  method: 'POST',
  path: '/user-report/delete-user-report',
  summary: 'Delete a report',
  query: ofReport,
  response: null,
  changes: ['userReport'],
  removes: true,
  permission: 'signed-in',
})

/** A report as it is built. */
export const getUserReport = endpoint({
  name: 'getUserReport',
  method: 'GET',
  path: '/user-report/get',
  summary: 'A report as it is built',
  query: ofReport,
  response: builtReport,
  reads: ['userReport'],
  permission: 'signed-in',
})

/** Versions of a report, newest first, up to 50. */
export const getUserReportVersions = endpoint({
  name: 'getUserReportVersions',
  method: 'GET',
  path: '/user-report/versions',
  summary: 'Versions of a report',
  query: ofReport,
  response: z.object({ items: z.array(reportVersion) }),
  reads: ['userReport'],
  permission: 'signed-in',
})

/** Restores an older version as the newest one, if it could be saved today. */
export const restoreUserReport = endpoint({
  name: 'restoreUserReport',
  method: 'POST',
  path: '/user-report/restore',
  summary: 'Go back to a version of a report',
  body: z.strictObject({ userReportId: id(), version: version(), number: version() }),
  response: builtReport,
  errors: ['STATE_CHANGED', 'FILE_INCORRECT'],
  changes: ['userReport'],
  permission: 'signed-in',
})

/** A report with its template as one file, to be taken to another accelerator. */
export const exportUserReport = endpoint({
  name: 'exportUserReport',
  method: 'GET',
  path: '/user-report/export',
  summary: 'Take a report along as a file',
  query: ofReport,
  transport: 'file',
  response: null,
  reads: [],
  permission: 'signed-in',
})

/** Reads such a file: what it says of a report, and what of its template is wrong here. Nothing is saved yet. */
export const importUserReport = endpoint({
  name: 'importUserReport',
  method: 'POST',
  path: '/user-report/import',
  summary: 'Read a report from a file',
  headers: onAccelerator,
  transport: 'multipart',
  response: importedReport,
  errors: [
    ...outside,
    'FILE_QUOTA',
    'FILE_TOO_LARGE',
    'FILE_INCORRECT',
    'REPORT_TEMPLATE_TOO_LARGE',
    'RATE_LIMITED',
  ],
  // Nobody sees it before the report is saved.
  changes: [],
  permission: 'signed-in',
})
