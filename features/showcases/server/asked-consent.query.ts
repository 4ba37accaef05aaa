import { portalPolicy } from '#platform/domain/policy.ts'
import { query } from '#platform/server/handler.ts'
import { getAskedConsent } from '../contract/project-publication.endpoints.ts'
import { openConsentToken } from './consent-requests.ts'
import { shownConsent } from './shown-consent.ts'

export const getAskedConsentQuery = query({
  endpoint: getAskedConsent,
  load: (ctx, { query: { token } }) => openConsentToken(ctx, token),
  authorize: portalPolicy.visit,
  run: async ({ now }, _input, request) => shownConsent(request, now),
})
