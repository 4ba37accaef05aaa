import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { emailAddress, id, idParam, instant, requiredLongText } from '#platform/contract/fields.ts'
import { personRef } from '#platform/contract/lists.ts'
import { conflictReasonLength } from '../domain/limits.ts'

/** Whom a project's team names as having a conflict of interest, newest first; at most 20. */
export const listUnwantedReviewers = endpoint({
  name: 'listUnwantedReviewers',
  method: 'GET',
  path: '/my-projects/unwanted-reviewers',
  summary: 'People who should not review a project',
  query: z.object({ projectId: idParam() }),
  response: z.object({
    items: z.array(
      z.object({
        id: id(),
        email: z.string(),
        reason: z.string(),
        namedBy: personRef,
        at: instant(),
        actions: z.array(z.enum(['remove'])),
      }),
    ),
  }),
  reads: ['expertJob', 'project'],
  permission: 'signed-in',
})

/**
 * Names somebody by their address, whether or not it is an expert's: the answer is the same. Accelerators are warned before they order
 * a review from them.
 */
export const addUnwantedReviewer = endpoint({
  name: 'addUnwantedReviewer',
  method: 'POST',
  path: '/my-projects/unwanted-reviewers/add',
  summary: 'Name somebody who should not review a project',
  body: z.strictObject({
    projectId: id(),
    email: emailAddress().overwrite((email) => email.toLowerCase()),
    reason: requiredLongText(conflictReasonLength),
  }),
  response: null,
  changes: ['expertJob'],
  permission: 'signed-in',
})

export const removeUnwantedReviewer = endpoint({
  name: 'removeUnwantedReviewer',
  method: 'POST',
  path: '/my-projects/unwanted-reviewers/remove',
  summary: 'Take somebody off the people who should not review a project',
  body: z.strictObject({ id: id() }),
  response: null,
  changes: ['expertJob'],
  removes: true,
  permission: 'signed-in',
})
