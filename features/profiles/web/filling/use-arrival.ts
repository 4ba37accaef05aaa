import { useEffect } from 'react'
import { goToPlace } from '#platform/web/work/places.ts'
import { placesOf } from '../../domain/places-of.ts'

const pause = 60
const patience = 50

/** Brings the element that the address names after its `#` into view, as soon as it is drawn. */
export const useArrival = (): void => {
  useEffect(() => {
    const code = decodeURIComponent(location.hash.slice(1))
    if (!code) return undefined
    let tries = 0
    const look = () => {
      // Later elements of a long profile are drawn a few at a time.
      if (goToPlace(...placesOf({ code })) || (tries += 1) > patience) clearInterval(timer)
    }
    const timer = setInterval(look, pause)
    return () => clearInterval(timer)
  }, [])
}
