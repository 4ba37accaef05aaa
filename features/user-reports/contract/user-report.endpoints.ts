import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { flagParam, id, idParam, text, version } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam, namedRef } from '#platform/contract/lists.ts'
import { reportRoles } from '../domain/access.rules.ts'
import { reportExtensions } from '../domain/states.ts'
import {
  builtReport,
  catalogueTag,
  checkedTemplate,
  dryRun,
  offeredReport,
  reportAsked,
  reportFields,
  reportFilters,
  reportProject,
  reportVersion,
} from './user-report.schemas.ts'

/** By default the only accelerator in which the caller builds reports. */
const onAccelerator = z.object({ 'accelerator-id': idParam().optional() })
const ofReport = z.object({ userReportId: idParam() })
const outside = ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'] as const

/** Uploads a template and returns its tags; a file with macros or external content is not stored. */
export const uploadReportTemplate = endpoint({
  name: 'uploadReportTemplate',
  method: 'POST',
  path: '/user-report/upload-template',
  summary: 'Upload a template of a report',
  headers: onAccelerator,
  query: z.object({
    /** Whether all projects go into one file; the project tags must then be within `{{#Projects}}`. */
    oneFile: flagParam().optional(),
    /** Codes of its parameters, comma-separated. */
    parameters: text(1200).optional(),
  }),
  transport: 'multipart',
  response: checkedTemplate,
  errors: [...outside, 'FILE_QUOTA', 'FILE_TOO_LARGE', 'FILE_INCORRECT', 'REPORT_TEMPLATE_TOO_LARGE'],
  // An upload is invisible until the report is saved.
  changes: [],
  permission: 'signed-in',
})

/** Replaces unknown tags by the closest known ones and checks again. */
export const mendReportTemplate = endpoint({
  name: 'mendReportTemplate',
  method: 'POST',
  path: '/user-report/mend-template',
  summary: 'Mend tags of an uploaded template',
  headers: onAccelerator,
  body: z.strictObject({
    fileId: z.uuid('INVALID'),
    oneFile: z.boolean().default(true),
    parameters: text(1200).default(''),
    tags: z
      .array(z.strictObject({ tag: text(200), by: text(200) }))
      .min(1, 'REQUIRED')
      .max(50, 'TOO_MANY'),
  }),
  response: checkedTemplate,
  errors: [...outside, 'FILE_QUOTA', 'FILE_INCORRECT'],
  // An upload is invisible until the report is saved.
  changes: [],
  permission: 'signed-in',
})

/** The uploaded file with a comment or note at each problem. */
export const markReportTemplate = endpoint({
  name: 'markReportTemplate',
  method: 'POST',
  path: '/user-report/marked-template',
  summary: 'Download a template with its faults marked',
  headers: onAccelerator,
  body: z.strictObject({
    fileId: z.uuid('INVALID'),
    oneFile: z.boolean().default(true),
    parameters: text(1200).default(''),
  }),
  transport: 'file',
  response: null,
  errors: [...outside, 'FILE_INCORRECT'],
  reads: [],
  permission: 'signed-in',
})

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

/** Creates a report immediately. */
export const makeReport = endpoint({
  name: 'makeReport',
  method: 'POST',
  path: '/user-report/make-report',
  summary: 'Make a report',
  query: ofReport,
  body: reportAsked,
  transport: 'file',
  response: null,
  errors: ['REPORT_PROJECT_LIMIT', 'FILE_INCORRECT', 'EXPORT_TOO_LARGE', 'RATE_LIMITED'],
  // Only stores the parameters as the next defaults.
  changes: [],
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

const builderList = {
  row: builtReport,
  sortings: ['NAME', 'CHANGE_DATE'],
  defaultSort: 'NAME',
  search: true,
} as const

/** Reports that the caller builds, of the chosen accelerator or of all. */
export const getUserReports = list({
  ...builderList,
  name: 'getUserReports',
  path: '/user-report/get-user-reports',
  summary: 'Reports by template',
  permission: 'signed-in',
  headers: onAccelerator,
  reads: ['userReport'],
  filters: { extension: listParam(reportExtensions) },
  table: {
    texts: 'user-reports:builder',
    columns: {
      name: 'name',
      extension: ({ extension }) => extension,
      access: ({ forAll, roles }, t) =>
        forAll ? t('everybody') : roles.map((role) => t(`roles.${role}`)).join(', '),
      files: ({ oneFile }, t) => t(oneFile ? 'files.one' : 'files.each'),
      template: ({ template }) => template.name,
      changed: 'updatedAt',
      by: 'updatedBy',
    },
  },
})

/** Reports that the caller may create. */
export const getUserReportsByUser = list({
  name: 'getUserReportsByUser',
  path: '/user-report/get-user-reports-by-user',
  summary: 'Reports I can make',
  permission: 'signed-in',
  reads: ['userReport'],
  row: offeredReport,
  sortings: ['NAME', 'USE_DATE'],
  defaultSort: 'NAME',
  filters: { extension: listParam(reportExtensions) },
  search: true,
  table: {
    texts: 'user-reports:mine',
    columns: {
      name: 'name',
      accelerator: 'accelerator',
      extension: ({ extension }) => extension,
      files: ({ oneFile }, t) => t(oneFile ? 'files.one' : 'files.each'),
      used: 'usedAt',
    },
  },
})

/** Parameters of a report, with the caller's latest values. */
export const getUserReportFilters = endpoint({
  name: 'getUserReportFilters',
  method: 'GET',
  path: '/user-report/get-user-report-filters',
  summary: 'Parameters of a report',
  query: z.object({ reportId: idParam() }),
  response: reportFilters,
  reads: ['userReport', 'dictionary'],
  permission: 'signed-in',
})

/** Roles that a report can be made available to. */
export const getUserReportAccessRoles = endpoint({
  name: 'getUserReportAccessRoles',
  method: 'GET',
  path: '/user-report/get-user-report-access-roles',
  summary: 'Roles that may be given a report',
  response: z.object({ roles: z.array(z.enum(reportRoles)), usual: z.array(z.enum(reportRoles)) }),
  reads: [],
  permission: 'signed-in',
})

/** Accelerators in which the caller builds reports, up to 200. */
export const getReportAccelerators = endpoint({
  name: 'getReportAccelerators',
  method: 'GET',
  path: '/user-report/get-accelerators',
  summary: 'Accelerators I build reports in',
  response: z.object({ items: z.array(namedRef) }),
  reads: ['accelerator', 'acceleratorTeam'],
  permission: 'signed-in',
})

/** Reports of all accelerators in which the caller builds, as starting points for a new one, up to 200. */
export const getAcceleratorReportsByUser = endpoint({
  name: 'getAcceleratorReportsByUser',
  method: 'GET',
  path: '/user-report/get-accelerator-reports-by-user',
  summary: 'Reports of my accelerators',
  response: z.object({
    items: z.array(z.object({ accelerator: namedRef, reports: z.array(namedRef) })),
  }),
  reads: ['userReport'],
  permission: 'signed-in',
})

/** The template of a report, to edit it or reuse it in another accelerator. */
export const downloadReportTemplate = endpoint({
  name: 'downloadReportTemplate',
  method: 'GET',
  path: '/user-report/download-template',
  summary: 'Download the template of a report',
  headers: onAccelerator,
  query: ofReport,
  transport: 'file',
  response: null,
  reads: [],
  permission: 'signed-in',
})

/** A report for its builders. */
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

/** Restores an older version as the newest one. */
export const restoreUserReport = endpoint({
  name: 'restoreUserReport',
  method: 'POST',
  path: '/user-report/restore',
  summary: 'Go back to a version of a report',
  body: z.strictObject({ userReportId: id(), version: version(), number: version() }),
  response: builtReport,
  errors: ['STATE_CHANGED'],
  changes: ['userReport'],
  permission: 'signed-in',
})

/** Tags of the template for which the chosen projects have no data. */
export const tryUserReport = endpoint({
  name: 'tryUserReport',
  method: 'POST',
  path: '/user-report/try',
  summary: 'See what a report would lack',
  body: reportAsked.extend({ userReportId: id() }),
  response: dryRun,
  errors: ['REPORT_PROJECT_LIMIT', 'FILE_INCORRECT'],
  reads: ['userReport', 'projectProfile'],
  permission: 'signed-in',
})

/** Projects of the report's accelerator that the caller may use. */
export const listReportProjects = list({
  name: 'listReportProjects',
  path: '/user-report/projects',
  summary: 'Projects for a report',
  permission: 'signed-in',
  reads: ['project', 'participation', 'accelerationRequest'],
  row: reportProject,
  sortings: ['NAME', 'CREATE_DATE'],
  defaultSort: 'NAME',
  search: true,
  of: { userReportId: idParam() },
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

/** All tags available to templates of the accelerator. */
export const getReportTags = endpoint({
  name: 'getReportTags',
  method: 'GET',
  path: '/user-report/tags',
  summary: 'Tags for templates',
  headers: onAccelerator,
  response: z.object({ tags: z.array(catalogueTag) }),
  errors: outside,
  reads: ['profileTemplate'],
  permission: 'signed-in',
})

/** A starting template made of chosen tags. */
export const draftReportTemplate = endpoint({
  name: 'draftReportTemplate',
  method: 'POST',
  path: '/user-report/draft-template',
  summary: 'Make a template of chosen tags',
  headers: onAccelerator,
  body: z.strictObject({
    title: text(200),
    extension: z.enum(reportExtensions, 'NOT_IN_LIST'),
    oneFile: z.boolean(),
    tags: z.array(text(200)).min(1, 'REQUIRED').max(100, 'TOO_MANY'),
  }),
  transport: 'file',
  response: null,
  errors: outside,
  reads: [],
  permission: 'signed-in',
})
