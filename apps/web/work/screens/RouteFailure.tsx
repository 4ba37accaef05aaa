import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiError } from '#platform/web/api/api-error.ts'
import { connectionStore, reportAway } from '#platform/web/api/connection.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { isMissingPart, reloadPage, unreachable } from '../navigation/missing-part.ts'

/**
 * A screen that could not be opened: shows the error and a retry. While the portal is unavailable it waits, and then
 * reloads the page: not every browser retries a chunk that failed to load.
 */
export const RouteFailure = ({ error: given, reset }: ErrorComponentProps) => {
  const router = useRouter()
  const error = isMissingPart(given) ? unreachable() : given
  const isAway = error instanceof ApiError && error.isAway
  useEffect(() => {
    if (!isAway) return undefined
    reportAway()
    return connectionStore.subscribe(() => {
      if (connectionStore.get() === 'there') reloadPage()
    })
  }, [isAway])
  const again = () => {
    // A reload while the portal is unreachable would end at the browser's own error page.
    if (isAway) return connectionStore.get() === 'there' ? location.reload() : reportAway()
    reset()
    return void router.invalidate()
  }
  return <ErrorState error={error} retry={again} />
}
