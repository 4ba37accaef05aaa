import { RouterProvider } from '@tanstack/react-router'
import { useStore } from '#platform/web/use-store.ts'
import { Banner } from '#platform/web/work/components/messages/Banner.tsx'
import { ConnectionNotice } from '#platform/web/work/components/messages/ConnectionNotice.tsx'
import { ProgressOverlay } from '#platform/web/work/components/messages/ProgressOverlay.tsx'
import { router } from './navigation/router.ts'
import { AwayScreen } from './screens/AwayScreen.tsx'
import { ShellSkeleton } from './layout/ShellSkeleton.tsx'
import { startStore } from './work-store.ts'

/** The work area: its skeleton during startup, its screens, and overlays. */
export const App = () => {
  const start = useStore(startStore)
  return (
    <>
      {start === 'ready' ? <RouterProvider router={router} /> : null}
      {start === 'starting' ? <ShellSkeleton /> : null}
      {start === 'away' ? <AwayScreen /> : <ConnectionNotice />}
      <ProgressOverlay />
      <Banner />
    </>
  )
}
