import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query, type Handler } from '#platform/server/handler.ts'
import { getCheckFrame } from '../contract/check-frame.endpoints.ts'
import type { IdentitySettings } from './settings.ts'

/** The hidden frame of this portal's sign-on service. */
export const checkFrameQuery = ({ signOnUrl }: IdentitySettings): Handler =>
  query({
    endpoint: getCheckFrame,
    load: nothing,
    authorize: portalPolicy.visit,
    run: async () => ({ address: `${signOnUrl}/check` }),
  })
