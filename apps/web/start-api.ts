import { call } from '#platform/web/api/call.ts'
import { configureApi } from '#platform/web/api/reactions.ts'
import { noteRefused, rememberReturn } from '#platform/web/session.ts'
import { refreshToken } from '../../features/identity/contract/session.endpoints.ts'
import { askStepUp } from '../../features/identity/web/step-up/step-up-store.ts'

/** The page one is on, to come back to. */
const here = (): string => location.pathname + location.search

/** Leaves through the exit route; after signing in again the person is back here, drafts and all. */
export const exit = (): void => {
  if (location.pathname === '/logout') return
  noteRefused()
  rememberReturn(here())
  // In the address as well: several tabs may leave at once, each with a page of its own to come back to.
  location.assign(`/logout?${new URLSearchParams({ expired: 'true', redirect_to: here() })}`)
}

/** Makes calls possible in this entry: token refresh, exit and the reaction to a refusal. */
export const startApi = (onDenied: (code: 'ACCESS_DENIED') => void): void =>
  configureApi({
    refresh: (token) => call(refreshToken, { query: { refreshToken: token } }),
    onExit: exit,
    onDenied,
    onStepUp: askStepUp,
  })
