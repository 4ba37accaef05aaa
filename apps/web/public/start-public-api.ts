import { call } from '#platform/web/api/call.ts'
import { configureApi } from '#platform/web/api/reactions.ts'
import { clearSession } from '#platform/web/session.ts'
import { refreshToken } from '../../../features/identity/contract/session.endpoints.ts'
import { applyAddress, withoutApply } from './apply-address.ts'

/**
 * After an expired session a reader is a guest; during an application the person signs in again and returns to it.
 * Pages show access errors themselves.
 */
const onExit = (): void => {
  clearSession()
  const here = location.pathname + location.search
  const page = withoutApply(here)
  if (page === here) location.reload()
  else location.assign(applyAddress(page, false))
}

/** Configures calls for the public pages. */
export const startPublicApi = (): void =>
  configureApi({
    refresh: (token) => call(refreshToken, { query: { refreshToken: token } }),
    onExit,
    onDenied: () => undefined,
  })
