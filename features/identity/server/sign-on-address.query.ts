import { portalPolicy } from '#platform/domain/policy.ts'
import { invalid } from '#platform/domain/product-error.ts'
import { projectKey } from '#platform/domain/project-key.ts'
import { nothing, query, type Handler } from '#platform/server/handler.ts'
import { getSignOnAddress } from '../contract/session.endpoints.ts'
import { portalReturnUrl } from '../domain/return-url.rules.ts'
import type { IdentitySettings } from './settings.ts'

/** The URL of the sign-on page, with the caller and the return address. */
export const signOnAddressQuery = ({ publicUrl, signOnUrl }: IdentitySettings): Handler =>
  query({
    endpoint: getSignOnAddress,
    load: nothing,
    authorize: portalPolicy.visit,
    run: async (_ctx, { headers, query: params }) => {
      const returnUrl = portalReturnUrl(publicUrl, params.returnUrl)
      if (!returnUrl) throw invalid({ returnUrl: 'INVALID' })
      const address = new URL(`${signOnUrl}/${params.signUp === 'true' ? 'register' : 'login'}`)
      address.searchParams.set('project_key', projectKey)
      address.searchParams.set('session', headers['session-id'])
      address.searchParams.set('redirected_from', returnUrl)
      return { address: address.href }
    },
  })
