import { mayBeSignedIn, storageKeys } from '#platform/web/session.ts'

/** Steps of signing in, and the root: pages without the hidden frame (spec 2). */
const without = new Set(['/', '/login-portal', '/registrate-user', '/logout', '/get-token', '/confirm-user'])

const whenIdle = (work: () => void): void => {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 10_000 })
  else setTimeout(work, 2000)
}

const signOn = async (): Promise<void> => {
  const { silentSignOn } = await import('../../../features/identity/web/public/silent-sign-on.ts')
  // A tab receives storage events of other tabs only; this one needs its own change, too.
  if (await silentSignOn())
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.accessToken }))
}

/** When the page is idle, signs in a guest who is signed in at the service; the page itself is unchanged. */
export const signOnQuietly = (): void => {
  const path = location.pathname.replace(/(?<=.)\/$/, '')
  if (mayBeSignedIn() || without.has(path) || window.parent !== window) return
  const begin = (): void => whenIdle(() => void signOn())
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
}
