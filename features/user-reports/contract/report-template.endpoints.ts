import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { flagParam, text } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { reportExtensions } from '../domain/states.ts'
import { onAccelerator, ofReport, outside } from './of-report.ts'
import { catalogueTag, checkedTemplate } from './user-report.schemas.ts'

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

/** Puts the nearest tags into the place of unknown ones and checks again; without any it only checks. */
export const mendReportTemplate = endpoint({
  name: 'mendReportTemplate',
  method: 'POST',
  path: '/user-report/mend-template',
  summary: 'Fix tags of an uploaded template',
  headers: onAccelerator,
  body: z.strictObject({
    fileId: z.uuid('INVALID'),
    oneFile: z.boolean().default(true),
    parameters: text(1200).default(''),
    tags: z.array(z.strictObject({ tag: text(200), by: text(200) })).max(50, 'TOO_MANY'),
  }),
  response: checkedTemplate,
  errors: [...outside, 'FILE_QUOTA', 'FILE_INCORRECT', 'RATE_LIMITED'],
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
  errors: [...outside, 'FILE_INCORRECT', 'RATE_LIMITED'],
  // It only counts how often it is called.
  changes: [],
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

/** Every tag that templates of the accelerator may name. */
export const getReportTags = endpoint({
  name: 'getReportTags',
  method: 'GET',
  path: '/user-report/tags',
  summary: 'Tags for templates',
  headers: onAccelerator,
  response: z.object({
    tags: z.array(catalogueTag),
    /** The project whose values are the examples; null while there is none to take. */
    sample: namedRef.nullable(),
  }),
  errors: outside,
  reads: ['profileTemplate', 'project'],
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
