import { useEffect } from 'react'
import { goToPlace } from '#platform/web/work/places.ts'
import { placesOf } from '../../../fields/domain/places-of.ts'

const pause = 60
const patience = 50

/** Some inputs are fetched when they are first needed: until then the focus can only go to what stands beside them. */
const isAwaited = (): boolean =>
  document.activeElement?.closest('[data-place]')?.querySelector('.profile-awaited') != null

/** Brings the element that the address names after its `#` into view, as soon as it is drawn. */
export const useArrival = (): void => {
  useEffect(() => {
    const code = decodeURIComponent(location.hash.slice(1))
    if (!code) return undefined
    let tries = 0
    const look = () => {
      tries += 1
      // Later elements of a long profile are drawn a few at a time.
      const isThere = goToPlace(...placesOf({ code })) && !isAwaited()
      if (isThere || tries > patience) clearInterval(timer)
    }
    const timer = setInterval(look, pause)
    return () => clearInterval(timer)
  }, [])
}
