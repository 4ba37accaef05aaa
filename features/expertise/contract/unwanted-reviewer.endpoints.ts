import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { emailAddress, id, idParam, instant, requiredLongText } from '#platform/contract/fields.ts'
import { personRef } from '#platform/contract/lists.ts'
import { conflictReasonLength } from '../domain/states.ts'

/** People named by a project's team as having a conflict of interest, newest first; at most 20. */
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
 * Names a person by email address. The response does not reveal whether it belongs to an expert. Accelerators are
 * warned before they order a review from that person.
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
