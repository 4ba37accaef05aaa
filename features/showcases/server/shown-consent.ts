import type { z } from 'zod'
import type { getAskedConsent } from '../contract/project-publication.endpoints.ts'
import { consentLinkState } from '../domain/consent-request.rules.ts'
import type { RequestOfLink } from './consent-requests.ts'

/** A request for consent, as the page of its link shows it. */
export const shownConsent = (
  request: RequestOfLink,
  now: Date,
): z.output<typeof getAskedConsent.response> => ({
  state: consentLinkState(request, now),
  project: request.project,
  accelerator: request.accelerator,
  askedBy: request.askedBy,
  askedAt: request.askedAt,
  showcases: request.showcases,
})
