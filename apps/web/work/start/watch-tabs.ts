import { holderOf } from '#platform/web/api/token-claims.ts'
import { accessToken, mayBeSignedIn, sessionEnd, storageKeys } from '#platform/web/session.ts'

const withoutSession = (): string =>
  sessionEnd() === 'expired'
    ? `/login-portal?${new URLSearchParams({ redirect_to: location.pathname + location.search })}`
    : '/portal'

/**
 * Follows what other tabs do: they sign out, and this one leaves too; their session is over, and this one signs in to
 * come back to where it is; they sign in as somebody else, and it starts anew.
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
  // A page that the "back" button wakes has slept through all of it.
  window.addEventListener('pageshow', ({ persisted }) => void (persisted && follow()))
}
