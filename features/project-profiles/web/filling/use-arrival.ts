import { useEffect } from 'react'
import { goToPlace } from '#platform/web/work/places.ts'
import { placesOf } from '../../../fields/domain/places-of.ts'

const pause = 60
const patience = 50

/** Some inputs are loaded on demand: until then only the controls next to them can get the focus. */
const isAwaited = (): boolean =>
  document.activeElement?.closest('[data-place]')?.querySelector('.profile-awaited') != null

/** Scrolls to the element in the address's fragment as soon as it is rendered. */
export const useArrival = (): void => {
  useEffect(() => {
    const code = decodeURIComponent(location.hash.slice(1))
    if (!code) return undefined
    let tries = 0
    const look = () => {
      tries += 1
      // Later elements of a long profile are rendered in batches.
      const isThere = goToPlace(...placesOf({ code })) && !isAwaited()
      if (isThere || tries > patience) clearInterval(timer)
    }
    const timer = setInterval(look, pause)
    return () => clearInterval(timer)
  }, [])
}
