import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { objectsImport, revisionParam } from './object.schemas.ts'

/** The catalogue as xlsx: objects with their groups. */
export const exportObjects = endpoint({
  name: 'exportObjects',
  method: 'GET',
  path: '/objects/export',
  summary: 'Download the catalogue of objects as xlsx',
  transport: 'file',
  response: null,
  reads: [],
  permission: 'signed-in',
})

/** Dry run of an import: changes and errors. */
export const checkObjectsImport = endpoint({
  name: 'checkObjectsImport',
  method: 'POST',
  path: '/objects/import/check',
  summary: 'Try a spreadsheet of objects',
  transport: 'multipart',
  response: objectsImport,
  errors: ['FILE_INCORRECT', 'FILE_TOO_LARGE', 'SHEET_TOO_LARGE', 'SHEET_TOO_HEAVY', 'SHEET_CELL_TOO_LONG'],
  reads: [],
  permission: 'signed-in',
})

/** Imports a whole spreadsheet, if the catalogue is unchanged since the dry run. */
export const applyObjectsImport = endpoint({
  name: 'applyObjectsImport',
  method: 'POST',
  path: '/objects/import/apply',
  summary: 'Bring a spreadsheet of objects in',
  query: z.object({ revision: revisionParam() }),
  transport: 'multipart',
  response: objectsImport,
  errors: [
    'FILE_INCORRECT',
    'FILE_TOO_LARGE',
    'SHEET_TOO_LARGE',
    'SHEET_TOO_HEAVY',
    'SHEET_CELL_TOO_LONG',
    'FILE_ENCODING_UNKNOWN',
    'STATE_CHANGED',
  ],
  changes: ['object'],
  permission: 'signed-in',
})
