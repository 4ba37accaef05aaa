import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import { acceleratorDocument } from './accelerator.schemas.ts'

/** The caller's documents for a request that is not sent yet. */
export const listWaitingDocuments = endpoint({
  name: 'listWaitingDocuments',
  method: 'GET',
  path: '/accelerator/document/waiting',
  summary: 'Documents of a request not yet sent',
  response: z.object({ items: z.array(acceleratorDocument) }),
  reads: ['accelerator'],
  permission: 'signed-in',
})

/** Adds a document for a request that is being written. */
export const uploadWaitingDocument = endpoint({
  name: 'uploadWaitingDocument',
  method: 'POST',
  path: '/accelerator/document/upload-waiting',
  summary: 'Upload a document of a request not yet sent',
  transport: 'multipart',
  response: acceleratorDocument,
  errors: ['FILE_QUOTA', 'FILE_TOO_LARGE', 'FILE_INCORRECT'],
  changes: ['accelerator'],
  permission: 'signed-in',
})

/** Adds a document to an accelerator. */
export const uploadAcceleratorDocument = endpoint({
  name: 'uploadAcceleratorDocument',
  method: 'POST',
  path: '/accelerator/document/upload',
  summary: 'Upload a document of an accelerator',
  query: z.object({ acceleratorId: idParam() }),
  transport: 'multipart',
  response: acceleratorDocument,
  errors: ['FILE_QUOTA', 'FILE_TOO_LARGE', 'FILE_INCORRECT'],
  changes: ['accelerator'],
  permission: 'signed-in',
})

export const deleteAcceleratorDocument = endpoint({
  name: 'deleteAcceleratorDocument',
  method: 'POST',
  path: '/accelerator/document/delete',
  summary: 'Delete a document of an accelerator',
  body: z.strictObject({ documentId: id() }),
  response: null,
  changes: ['accelerator'],
  permission: 'signed-in',
})

export const downloadAcceleratorDocument = endpoint({
  name: 'downloadAcceleratorDocument',
  method: 'GET',
  path: '/accelerator/document/get',
  summary: 'Download a document of an accelerator',
  query: z.object({ documentId: idParam() }),
  transport: 'file',
  response: null,
  reads: [],
  permission: 'signed-in',
})
