import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import { trackLimits } from '../domain/content-limits.rules.ts'
import { programme } from './content.schemas.ts'

const onAccelerator = z.object({ 'accelerator-id': idParam() })

/** The newest adopted sample of the accelerator to which nobody has applied, published or not. */
export const getAdoptedSample = endpoint({
  name: 'getAdoptedSample',
  method: 'GET',
  path: '/accelerator-program/sample',
  summary: 'The sample programme of an accelerator',
  headers: onAccelerator,
  response: z.object({
    sample: z
      .object({
        id: id(),
        name: z.string(),
        isPublished: z.boolean(),
        /** It was edited or published since: removing it asks for confirmation. */
        isChanged: z.boolean(),
        /** A track of it is offered to another accelerator: it cannot be removed before the offer is withdrawn. */
        isOffered: z.boolean(),
        actions: z.array(z.enum(['undo'])),
      })
      .nullable(),
  }),
  reads: ['programme', 'accelerationRequest'],
  permission: 'signed-in',
})

/**
 * Makes a programme with tracks, tasks, checklists and an application form of the portal's sample, as drafts, and brings its review form
 * and its words of mails.
 */
export const adoptSample = endpoint({
  name: 'adoptSample',
  method: 'POST',
  path: '/accelerator-program/sample/adopt',
  summary: 'Take the sample programme',
  headers: onAccelerator,
  body: z.strictObject({ locale: z.enum(['ru', 'en'], 'NOT_IN_LIST') }),
  response: programme,
  errors: ['PROGRAMME_LIMIT', ...trackLimits],
  changes: ['programme', 'profileTemplate', 'notificationTemplate'],
  permission: 'signed-in',
})

/**
 * Removes a sample with its tracks and tasks, published or not, and what came with it, if unused; one that was applied to stays.
 * One that was changed since it was taken is removed only if `confirmed`: it may hold a colleague's work.
 */
export const undoSample = endpoint({
  name: 'undoSample',
  method: 'POST',
  path: '/accelerator-program/sample/undo',
  summary: 'Remove the sample programme',
  body: z.strictObject({ programmeId: id(), confirmed: z.boolean() }),
  response: null,
  errors: ['STATE_CHANGED', 'TRANSFER_REQUEST_EXISTS'],
  changes: ['programme', 'profileTemplate', 'notificationTemplate'],
  removes: true,
  permission: 'signed-in',
})
