import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'

/** A screen that could not be opened: says why and tries again. */
export const RouteFailure = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter()
  const again = () => {
    reset()
    void router.invalidate()
  }
  return <ErrorState error={error} retry={again} />
}
