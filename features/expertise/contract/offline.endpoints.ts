import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { idParam } from '#platform/contract/fields.ts'
import { fieldErrorCodes } from '#platform/domain/product-error.ts'
import { profileValue, references } from '../../fields/contract/value.schemas.ts'
import { offlineFormats, rowProblems } from '../domain/filled-template.rules.ts'

/** The template of a job to fill in offline, with the current answers. */
export const downloadReviewTemplate = endpoint({
  name: 'downloadReviewTemplate',
  method: 'GET',
  path: '/expert-job-order/download-template',
  summary: 'Download the template of an expertise',
  query: z.object({ jobId: idParam(), format: z.enum(offlineFormats, 'NOT_IN_LIST') }),
  transport: 'file',
  response: null,
  reads: [],
  permission: 'signed-in',
})

const row = { row: z.int(), code: z.string(), text: z.string() }

/** Parses a filled template and stores nothing: the answers are saved as if they were typed. */
export const readFilledTemplate = endpoint({
  name: 'readFilledTemplate',
  method: 'POST',
  path: '/expert-job-order/read-template',
  summary: 'Read a filled template of an expertise',
  query: z.object({ jobId: idParam() }),
  transport: 'multipart',
  response: z.object({
    answers: z.array(z.object({ ...row, value: profileValue })),
    unread: z.array(z.object({ ...row, problem: z.enum([...rowProblems, ...fieldErrorCodes]) })),
    /** Questions of the file that were left unanswered. */
    empty: z.int(),
    names: references.shape.names,
  }),
  errors: [
    'EXPERT_JOB_NOT_IN_PROCESS',
    'PARTICIPATION_BLOCKED',
    'FILE_INCORRECT',
    'FILE_TOO_LARGE',
    'FILE_QUOTA',
    'SHEET_TOO_LARGE',
    'SHEET_TOO_HEAVY',
    'SHEET_CELL_TOO_LONG',
    'FILE_ENCODING_UNKNOWN',
  ],
  reads: [],
  permission: 'signed-in',
})
