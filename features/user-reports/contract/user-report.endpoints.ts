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

/** Without it the only accelerator in which the caller builds reports. */
const onAccelerator = z.object({ 'accelerator-id': idParam().optional() })
const ofReport = z.object({ userReportId: idParam() })
const outside = ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'] as const

/** Takes a template and tells what is in it; what would run or fetch something is not kept. */
export const uploadReportTemplate = endpoint({
  name: 'uploadReportTemplate',
  method: 'POST',
  path: '/user-report/upload-template',
  summary: 'Upload a template of a report',
  headers: onAccelerator,
  query: z.object({
    /** As the report will be made: of one file for all, a project's tags stand within `{{#Projects}}`. */
    oneFile: flagParam().optional(),
    /** Codes of its parameters, comma-separated. */
    parameters: text(1200).optional(),
  }),
  transport: 'multipart',
  response: checkedTemplate,
  errors: [...outside, 'FILE_QUOTA', 'FILE_TOO_LARGE', 'FILE_INCORRECT', 'REPORT_TEMPLATE_TOO_LARGE'],
  // Nobody sees it before the report is saved.
  changes: [],
  permission: 'signed-in',
})

/** Puts the nearest tags into the place of unknown ones and checks again. */
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
  // Nobody sees it before the report is saved.
  changes: [],
  permission: 'signed-in',
})

/** The uploaded file itself, with a comment or a note at each fault. */
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

/** Saves a report, a new one or the next version of one; a template with a fault is not taken. */
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

/** Makes a report at once. */
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
  // It only notes what was given last.
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

/** The reports that the caller builds: of the chosen accelerator, or of all. */
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

/** The reports that the caller may make. */
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

/** What a report asks for, with what the caller gave last. */
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

/** Whom a report can be given to. */
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

/** Reports of all accelerators that the caller builds in, to begin one's own with, up to 200. */
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

/** The template of a report, to be changed or taken to another accelerator. */
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

/** The versions of a report, newest first, up to 50. */
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

/** Makes an older version the newest one. */
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

/** What the chosen projects lack of what the template names. */
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

/** Projects of the report's accelerator that the caller may take. */
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

/** Every tag that templates of the accelerator may name. */
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

/** A template to begin with, made of chosen tags. */
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
