import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, idParam } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { projectsOfPage } from '../domain/task-values.ts'
import { reportParameters, reportPlace } from './report.ts'

const { streamId, trackerUid } = reportParameters

const parameters = {
  ...reportPlace,
  trackpointId: idParam(),
  streamId: streamId.optional(),
  trackerUid: trackerUid.optional(),
}

/** The chosen accelerator; not needed if the query has a place. */
const headers = z.object({ 'accelerator-id': idParam().optional() })

const errors = ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'] as const

/**
 * Values of the profile fields requested by a task, one row per project, as far as the reader may read the profiles.
 */
export const getTaskValues = endpoint({
  name: 'getTaskValues',
  method: 'GET',
  path: '/report/task-values/get',
  summary: 'Values of the profile fields of a task',
  headers,
  query: z.object({ ...parameters, page: z.coerce.number().int().min(1).max(1000).default(1) }),
  response: z.object({
    fields: z.array(z.object({ code: z.string(), name: z.string() })).max(500),
    rows: z
      .array(
        z.object({
          project: namedRef,
          values: z.array(z.union([z.string(), z.number(), z.boolean(), z.object({ day: day() }), z.null()])),
        }),
      )
      .max(projectsOfPage),
    total: z.int(),
    /** The returned page: the last one if the requested page is after it. */
    page: z.int(),
  }),
  errors,
  reads: ['task', 'projectProfile', 'programme', 'participation'],
  permission: 'signed-in',
})

/** The same as a spreadsheet. */
export const downloadTaskValues = endpoint({
  name: 'downloadTaskValues',
  method: 'GET',
  path: '/report/task-values/download',
  summary: 'Download the values of the profile fields of a task',
  headers,
  query: z.object({ ...parameters, format: z.enum(['xlsx', 'csv'], 'NOT_IN_LIST') }),
  transport: 'file',
  response: null,
  errors: [...errors, 'EXPORT_TOO_LARGE'],
  reads: [],
  permission: 'signed-in',
})
