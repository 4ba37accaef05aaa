import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam, requiredText } from '#platform/contract/fields.ts'

/** The certificate of a place or of participation. */
export const getOpenTaskCertificate = endpoint({
  name: 'getOpenTaskCertificate',
  method: 'GET',
  path: '/open-task-entry/certificate',
  summary: 'The certificate of an entry',
  query: z.object({ entryId: idParam() }),
  transport: 'file',
  response: null,
  errors: ['STATE_CHANGED'],
  reads: [],
  permission: 'signed-in',
})

/** Verifies a certificate by its code. A write, because attempts are counted. */
export const checkOpenTaskCertificate = endpoint({
  name: 'checkOpenTaskCertificate',
  method: 'POST',
  path: '/showcase/open-tasks/certificate/check',
  summary: 'Check a certificate by its code',
  body: z.strictObject({ code: requiredText(100) }),
  response: z.object({
    id: id(),
    task: z.string(),
    title: z.string(),
    author: z.string(),
    people: z.array(z.string()),
    organizer: z.string(),
    place: z.int(),
    entries: z.int(),
    isWinner: z.boolean(),
    day: day(),
  }),
  errors: ['RATE_LIMITED'],
  changes: [],
  permission: 'public',
})
