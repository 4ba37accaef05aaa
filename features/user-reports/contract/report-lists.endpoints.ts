import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { list } from '#platform/contract/list.ts'
import { listParam, namedRef } from '#platform/contract/lists.ts'
import { reportRoles } from '../domain/access.rules.ts'
import { reportExtensions } from '../domain/states.ts'
import { onAccelerator } from './of-report.ts'
import { builtReport, offeredReport } from './user-report.schemas.ts'

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
      accelerator: 'accelerator',
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

/** Roles that can be given access to a report. */
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
