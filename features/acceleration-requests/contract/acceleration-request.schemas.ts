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
  /** Reasons of the rejection: from the list, and as text. */
  reasons: z.array(rejectionReason),
  /** It had questions about the project's profile: `application:<id>` opens the answers as sent. */
  hasAnswers: z.boolean(),
  reason: z.string(),
  /** The team's next steps: before it applies again, or after acceptance. */
  advice: z.string(),
  createdAt: instant(),
  createdBy: personRef,
  decidedAt: instant().nullable(),
  decidedBy: personRef.nullable(),
  /** The participation created by the acceptance. */
  projectTrackId: id().nullable(),
  /**
   * When the leader agreed to share the team's contacts with the accelerator, and the version of the text; null
   * without consent.
   */
  contactConsent: z.object({ at: instant(), version: z.string() }).nullable(),
  /** `consent`: it may still be given; `apply`: the same project may apply to the same track again. */
  actions: z.array(z.enum([...accelerationRequestActions, 'consent', 'apply'])),
})

/** Consent to the current version of the text (spec 5): without it, or with an older one, the field has an error. */
export const consentVersion = z.literal(contactConsentVersion, 'REQUIRED')

/** The body of an application to a track. */
export const newAccelerationRequest = z.strictObject({
  projectId: id(),
  trackId: id(),
  message: text(4000).default(''),
  consentVersion,
  /** Hidden elements that the application makes visible to the accelerator, as confirmed by the person. */
  opens: z.array(elementCode()).max(500, 'TOO_BIG').default([]),
})
