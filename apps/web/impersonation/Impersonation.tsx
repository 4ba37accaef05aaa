import { lazy, Suspense, useSyncExternalStore } from 'react'
import { impersonatedName } from '#platform/web/api/token-claims.ts'
import { accessToken } from '#platform/web/session.ts'

const Bar = lazy(async () => ({ default: (await import('./ImpersonationBar.tsx')).ImpersonationBar }))

const onStorage = (listener: () => void): (() => void) => {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

const name = (): string | null => impersonatedName(accessToken())

/** The bar of an administrator logged in as another person; its code is loaded only then. */
export const Impersonation = () => {
  const who = useSyncExternalStore(onStorage, name, () => null)
  return who === null ? null : (
    <Suspense>
      <Bar name={who} />
    </Suspense>
  )
}
