import { call } from '#platform/web/api/call.ts'
import { configureApi } from '#platform/web/api/reactions.ts'
import { clearSession } from '#platform/web/session.ts'
import { refreshToken } from '../../../features/identity/contract/session.endpoints.ts'
import { applyAddress, withoutApply } from './apply-address.ts'

/**
 * A session that has ended makes a guest of a reader; who was applying signs in again and comes back to it.
 * Pages show refusals themselves.
 */
const onExit = (): void => {
  clearSession()
  const here = location.pathname + location.search
  const page = withoutApply(here)
  if (page === here) location.reload()
  else location.assign(applyAddress(page, false))
}

/** Makes calls possible in the public pages. */
export const startPublicApi = (): void =>
  configureApi({
    refresh: (token) => call(refreshToken, { query: { refreshToken: token } }),
    onExit,
    onDenied: () => undefined,
  })
