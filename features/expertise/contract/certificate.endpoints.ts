import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, instant, uid } from '#platform/contract/fields.ts'

const certificate = z.object({
  id: id(),
  name: z.string(),
  size: z.int(),
  at: instant(),
  actions: z.array(z.enum(['delete'])),
})

/**
 * Certificates of the caller as an expert, or of the person whose certification the caller decides on; newest first.
 */
export const listExpertCertificates = endpoint({
  name: 'listExpertCertificates',
  method: 'GET',
  path: '/expert-job-order/certificates',
  summary: 'Certificates of an expert',
  query: z.object({ expertUid: uid().optional() }),
  response: z.object({ items: z.array(certificate) }),
  reads: ['person'],
  permission: 'signed-in',
})

/** Stores a certificate of the caller. */
export const uploadExpertCertificate = endpoint({
  name: 'uploadExpertCertificate',
  method: 'POST',
  path: '/expert-job-order/certificate/upload',
  summary: 'Upload a certificate as an expert',
  transport: 'multipart',
  response: certificate,
  errors: ['FILE_QUOTA', 'FILE_TOO_LARGE', 'FILE_INCORRECT', 'CERTIFICATE_LIMIT'],
  changes: ['person'],
  permission: 'signed-in',
})

/** Deletes a certificate of the caller with its file. */
export const deleteExpertCertificate = endpoint({
  name: 'deleteExpertCertificate',
  method: 'POST',
  path: '/expert-job-order/certificate/delete',
  summary: 'Delete a certificate',
  body: z.strictObject({ certificateId: id() }),
  response: null,
  changes: ['person'],
  removes: true,
  permission: 'signed-in',
})

export const downloadExpertCertificate = endpoint({
  name: 'downloadExpertCertificate',
  method: 'GET',
  path: '/expert-job-order/certificate/download',
  summary: 'Download a certificate',
  query: z.object({ certificateId: idParam() }),
  transport: 'file',
  response: null,
  reads: [],
  permission: 'signed-in',
})
