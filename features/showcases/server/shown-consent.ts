import type { z } from 'zod'
import type { getAskedConsent } from '../contract/project-publication.endpoints.ts'
import { consentLinkState } from '../domain/consent-request.rules.ts'
import type { AskedByLink } from './consent-requests.ts'

/** A request for consent, as the page of its link shows it. */
export const shownConsent = (asked: AskedByLink, now: Date): z.output<typeof getAskedConsent.response> => ({
  state: consentLinkState(asked, now),
  project: asked.project,
  accelerator: asked.accelerator,
  askedBy: asked.askedBy,
  askedAt: asked.askedAt,
  showcases: asked.showcases,
})
