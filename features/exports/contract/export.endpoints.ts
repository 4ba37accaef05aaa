import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { exportStateTable } from '../domain/state-tables.ts'
import { exportRequest, listExport } from './export.schemas.ts'

const onAccelerator = z.object({ 'accelerator-id': idParam().optional() })

/** Returns a list as a file. Lists that are too long for this are exported with `startListExport`. */
export const exportList = endpoint({
  name: 'exportList',
  method: 'POST',
  path: '/list-export/file',
  summary: 'A list as a file',
  headers: onAccelerator,
  body: exportRequest,
  transport: 'file',
  response: null,
  errors: ['EXPORT_TOO_LARGE', 'RATE_LIMITED'],
  // The call only updates its rate limit.
  changes: [],
  permission: 'signed-in',
})

/** Exports a long list in the background; the person is notified when the file can be downloaded. */
export const startListExport = endpoint({
  name: 'startListExport',
  method: 'POST',
  path: '/list-export/start',
  summary: 'Make a list into a file in the background',
  headers: onAccelerator,
  body: exportRequest,
  response: listExport,
  errors: ['EXPORT_LIMIT', 'EXPORTS_WAITING'],
  changes: ['listExport'],
  permission: 'signed-in',
})

/** The caller's exports, newest first. */
export const listExports = list({
  name: 'listExports',
  path: '/list-export/list',
  summary: 'My exports',
  permission: 'signed-in',
  reads: ['listExport'],
  row: listExport,
  sortings: ['CREATE_DATE'],
  defaultSort: '-CREATE_DATE',
  search: false,
  table: {
    texts: 'exports:list',
    columns: {
      name: 'name',
      format: ({ format }) => format,
      state: ({ state }, t) => t(stateKey(exportStateTable, state)),
      written: 'written',
      created: 'createdAt',
      until: 'keptUntil',
      action: null,
    },
  },
})

/** Returns the file of an export. */
export const downloadListExport = endpoint({
  name: 'downloadListExport',
  method: 'GET',
  path: '/list-export/get',
  summary: 'Download an export',
  query: z.object({ exportId: idParam() }),
  transport: 'file',
  response: null,
  reads: [],
  permission: 'signed-in',
})

/** Deletes an export with its file; one in progress is cancelled. */
export const deleteListExport = endpoint({
  name: 'deleteListExport',
  method: 'POST',
  path: '/list-export/delete',
  summary: 'Delete an export',
  body: z.strictObject({ exportId: id() }),
  response: null,
  changes: ['listExport'],
  removes: true,
  permission: 'signed-in',
})
