import { RouterProvider } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useStore } from '#platform/web/use-store.ts'
import { Banner } from '#platform/web/work/components/messages/Banner.tsx'
import { ConnectionNotice } from '#platform/web/work/components/messages/ConnectionNotice.tsx'
import { ProgressOverlay } from '#platform/web/work/components/messages/ProgressOverlay.tsx'
import { router } from './navigation/router.ts'
import { ShellSkeleton } from './layout/ShellSkeleton.tsx'
import { startStore } from './work-store.ts'

const AwayPage = lazy(async () => ({ default: (await import('./screens/AwayPage.tsx')).AwayPage }))

/** The work area: its skeleton during startup, its screens, and overlays. */
export const App = () => {
  const start = useStore(startStore)
  return (
    <>
      {start === 'ready' ? <RouterProvider router={router} /> : null}
      {start === 'starting' ? <ShellSkeleton /> : null}
      {start === 'away' ? (
        <Suspense>
          <AwayPage />
        </Suspense>
      ) : (
        <ConnectionNotice />
      )}
      <ProgressOverlay />
      <Banner />
    </>
  )
}
