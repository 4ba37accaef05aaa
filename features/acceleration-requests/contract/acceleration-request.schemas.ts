import { z } from 'zod'
import { id, instant, text } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { elementCode } from '../../fields/contract/value.schemas.ts'
import { contactConsentVersion } from '../domain/contact-consent.ts'
import { accelerationRequestActions, accelerationRequestStates } from '../domain/states.ts'
import { rejectionReason } from './decision.schemas.ts'

/** A project's application to a track, as its team and the accelerator see it. */
export const accelerationRequest = z.object({
  id: id(),
  status: z.enum(accelerationRequestStates),
  project: namedRef.extend({ serialNumber: z.string() }),
  track: namedRef,
  programme: namedRef,
  accelerator: namedRef,
  message: z.string(),
  /** Why it was rejected: of the list, and in words. */
  reasons: z.array(rejectionReason),
  /** It asked for something of the project's profile: `application:<id>` opens the answers as they were sent. */
  hasAnswers: z.boolean(),
  reason: z.string(),
  /** What the team does next: before it applies again, or now that it is accepted. */
  advice: z.string(),
  createdAt: instant(),
  createdBy: personRef,
  decidedAt: instant().nullable(),
  decidedBy: personRef.nullable(),
  /** The participation that accepting made. */
  projectTrackId: id().nullable(),
  /** When the leader agreed that the accelerator gets the team's contacts, and to which text; null without. */
  contactConsent: z.object({ at: instant(), version: z.string() }).nullable(),
  /** `consent`: it may still be given; `apply`: the same project may apply to the same track once more. */
  actions: z.array(z.enum([...accelerationRequestActions, 'consent', 'apply'])),
})

/** Consent to the text as it is today (spec 5): without it, or to an older text, the field is blamed. */
export const consentVersion = z.literal(contactConsentVersion, 'REQUIRED')

/** The body that applies a project to a track. */
export const newAccelerationRequest = z.strictObject({
  projectId: id(),
  trackId: id(),
  message: text(4000).default(''),
  consentVersion,
  /** Elements hidden from everybody that the person has read the application opens to the accelerator. */
  opens: z.array(elementCode()).max(500, 'TOO_BIG').default([]),
})
