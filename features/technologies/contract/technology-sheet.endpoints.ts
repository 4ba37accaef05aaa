import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { whole } from '#platform/contract/lists.ts'
import { sheetImportResult } from '#platform/contract/sheet-import.ts'
import { importColumns } from '../domain/import.rules.ts'

const result = sheetImportResult(importColumns)

/** The whole catalogue in the import's format. */
export const exportTechnologies = endpoint({
  name: 'exportTechnologies',
  method: 'GET',
  path: '/technology/sheet/export',
  summary: 'Download the catalogue of technologies as xlsx',
  transport: 'file',
  response: null,
  reads: [],
  permission: 'signed-in',
})

/** Validates a spreadsheet and returns its changes and errors. */
export const checkTechnologyImport = endpoint({
  name: 'checkTechnologyImport',
  method: 'POST',
  path: '/technology/sheet/check',
  summary: 'Try a spreadsheet of technologies',
  transport: 'multipart',
  response: result,
  errors: ['FILE_INCORRECT', 'FILE_TOO_LARGE', 'SHEET_TOO_LARGE', 'SHEET_TOO_HEAVY', 'SHEET_CELL_TOO_LONG'],
  reads: [],
  permission: 'signed-in',
})

/** Imports a spreadsheet, all or nothing, if the catalogue has not changed since the check. */
export const applyTechnologyImport = endpoint({
  name: 'applyTechnologyImport',
  method: 'POST',
  path: '/technology/sheet/apply',
  summary: 'Bring a spreadsheet of technologies in',
  query: z.object({ revision: whole(999_999_999) }),
  transport: 'multipart',
  response: result,
  errors: [
    'FILE_INCORRECT',
    'FILE_TOO_LARGE',
    'SHEET_TOO_LARGE',
    'SHEET_TOO_HEAVY',
    'SHEET_CELL_TOO_LONG',
    'FILE_ENCODING_UNKNOWN',
    'STATE_CHANGED',
    'TECHNOLOGY_CIRCLE',
  ],
  changes: ['technology'],
  permission: 'signed-in',
})
