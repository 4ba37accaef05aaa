import { z } from 'zod'
import { id, instant, requiredText, text } from '#platform/contract/fields.ts'
import { listOf, listParam, listQuery, namedRef, personRef } from '#platform/contract/lists.ts'
import { accelerationRequestActions, accelerationRequestStates } from '../domain/states.ts'

/** A project's application to a track, as its team and the accelerator see it. */
export const accelerationRequest = z.object({
  id: id(),
  status: z.enum(accelerationRequestStates),
  project: namedRef.extend({ serialNumber: z.string() }),
  track: namedRef,
  programme: namedRef,
  accelerator: namedRef,
  message: z.string(),
  reason: z.string(),
  createdAt: instant(),
  createdBy: personRef,
  decidedAt: instant().nullable(),
  decidedBy: personRef.nullable(),
  /** The participation that accepting made. */
  projectTrackId: id().nullable(),
  actions: z.array(z.enum(accelerationRequestActions)),
})

/** The body that applies a project to a track. */
export const newAccelerationRequest = z.strictObject({
  projectId: id(),
  trackId: id(),
  message: text(4000).default(''),
})

/** Why an application is rejected; the project's team reads it. */
export const rejection = z.strictObject({ reason: requiredText(1200) })

/** The page of applications of the caller's projects. */
export const accelerationRequestList = listOf(accelerationRequest)

/** Filters of one's own applications. */
export const accelerationRequestQuery = listQuery(['CREATE_DATE', 'NAME'], {
  status: listParam(accelerationRequestStates).optional(),
})
