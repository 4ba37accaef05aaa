import { useEffect, useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { getOfferedCurrencies } from '../../contract/currencies.endpoints.ts'
import { usualCurrencies, type Currency } from '../../domain/element-types.ts'

/** Currencies that a public form offers: the usual ones until the portal's are read, and without a network. */
export const usePublicCurrencies = (): readonly Currency[] => {
  const [offered, setOffered] = useState(usualCurrencies)
  useEffect(() => {
    let isShown = true
    const read = async (): Promise<void> => {
      try {
        const { currencies } = await call(getOfferedCurrencies, {}, { deniedHere: true })
        if (isShown) setOffered(currencies)
      } catch {
        // The usual ones remain.
      }
    }
    void read()
    return () => {
      isShown = false
    }
  }, [])
  return offered
}
