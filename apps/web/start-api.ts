import { call } from '#platform/web/api/call.ts'
import { configureApi } from '#platform/web/api/reactions.ts'
import { noteRefused, rememberReturn } from '#platform/web/session.ts'
import { refreshToken } from '../../features/identity/contract/session.endpoints.ts'
import { askStepUp } from '../../features/identity/web/step-up/step-up-store.ts'

/** The current page, as a return target. */
const here = (): string => location.pathname + location.search

/** Leaves through the exit route; after signing in again the person returns here, with all drafts. */
export const exit = (): void => {
  if (location.pathname === '/logout') return
  noteRefused()
  rememberReturn(here())
  // Also in the URL: several tabs may leave at once, each with its own return target.
  location.assign(`/logout?${new URLSearchParams({ expired: 'true', redirect_to: here() })}`)
}

/** Configures calls for this entry: token refresh, exit and the reaction to access errors. */
export const startApi = (onDenied: (code: 'ACCESS_DENIED') => void): void =>
  configureApi({
    refresh: (token) => call(refreshToken, { query: { refreshToken: token } }),
    onExit: exit,
    onDenied,
    onStepUp: askStepUp,
  })
