import { holderOf } from '#platform/web/api/token-claims.ts'
import { accessToken, mayBeSignedIn, sessionEnd, storageKeys } from '#platform/web/session.ts'

const withoutSession = (): string =>
  sessionEnd() === 'expired'
    ? `/login-portal?${new URLSearchParams({ redirect_to: location.pathname + location.search })}`
    : '/portal'

/**
 * Follows other tabs: if they sign out, this one leaves, too; if their session expires, this one signs in again and
 * returns here; if they sign in as another person, it restarts.
 */
export const watchTabs = (): void => {
  const holder = holderOf(accessToken())
  const follow = (): void => {
    if (!mayBeSignedIn()) location.replace(withoutSession())
    else if (accessToken() !== null && holderOf(accessToken()) !== holder) location.replace('/bch/view')
  }
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === storageKeys.accessToken || key === storageKeys.refreshToken) follow()
  })
  // A page restored by "back" has missed all events.
  window.addEventListener('pageshow', ({ persisted }) => void (persisted && follow()))
}
