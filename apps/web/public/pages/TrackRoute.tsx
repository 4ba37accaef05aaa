import { lazy, Suspense, useCallback } from 'react'
import { useLoaderData, useRouter, useRouterState } from '@tanstack/react-router'
import { useSignedIn } from '#platform/web/public/use-signed-in.ts'
import type { PublicTrack } from '../../../../features/programmes/web/public/public-track.ts'
import { TrackPage } from '../../../../features/programmes/web/public/TrackPage.tsx'
import { applyAddress, withoutApply } from '../apply-address.ts'
import { projectCalls } from '../project-calls.ts'

const ApplyDialog = lazy(async () => ({
  default: (await import('../../../../features/acceleration-requests/web/public/ApplyDialog.tsx')).ApplyDialog,
}))

/** A track's page, and over it the application while the address says `apply=1`. */
export const TrackRoute = () => {
  const { track, now } = useLoaderData({ strict: false }) as { track: PublicTrack; now: number }
  const router = useRouter()
  const here = useRouterState({ select: (state) => state.location.pathname + state.location.searchStr })
  const signedIn = useSignedIn()
  const page = withoutApply(here)
  const applying = signedIn && page !== here && track.closedBecause === null
  const close = useCallback(() => router.history.replace(page), [router, page])
  return (
    <>
      <TrackPage track={track} now={now} applyHref={applyAddress(page, signedIn)} />
      {applying ? (
        <Suspense fallback={null}>
          <ApplyDialog track={track} projects={projectCalls} onClose={close} />
        </Suspense>
      ) : null}
    </>
  )
}
