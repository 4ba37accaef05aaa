import { lazy, Suspense, useCallback, type MouseEvent } from 'react'
import { useSignedIn } from '#platform/web/public/use-signed-in.ts'
import { TrackPage } from '../../../../features/programmes/web/public/TrackPage.tsx'
import { applyAddress, withoutApply } from '../apply-address.ts'
import type { TrackData } from '../load-page.ts'
import type { ScreenProps } from '../page.ts'
import { projectCalls } from '../project-calls.ts'
import { useAddress } from '#platform/web/public/use-address.ts'

const ApplyDialog = lazy(async () => ({
  default: (await import('../../../../features/acceleration-requests/web/public/ApplyDialog.tsx'))
    .ApplyDialog,
}))

/** A track's page, and over it the application while the address says `apply=1`. */
export const TrackScreen = ({ data: { track, now }, address }: ScreenProps<TrackData>) => {
  const [here, go] = useAddress(address)
  const signedIn = useSignedIn()
  const page = withoutApply(here)
  const href = applyAddress(page, signedIn)
  const close = useCallback(() => go(page, 'replace'), [go, page])
  const apply = (event: MouseEvent): void => {
    if (!signedIn || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    go(href, 'push')
  }
  return (
    <>
      <TrackPage track={track} now={now} applyHref={href} onApply={apply} />
      {signedIn && page !== here && track.closedBecause === null ? (
        <Suspense fallback={null}>
          <ApplyDialog track={track} projects={projectCalls} onClose={close} />
        </Suspense>
      ) : null}
    </>
  )
}
