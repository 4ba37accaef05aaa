import { useCallback, useEffect, useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { getSettings } from '../../../features/administration/contract/system.endpoints.ts'
import { pageContext } from '../contract/endpoints.ts'
import { ask, portal, isSeparate } from './ask.ts'

type Known = ResponseOf<typeof pageContext> & {
  settings: Pick<ResponseOf<typeof getSettings>, 'appName' | 'brand' | 'logo' | 'companyName' | 'demo'>
}

/** If the service runs apart from the portal, the portal's name is unknown. */
const nameless = { appName: '', brand: 'default', logo: null, companyName: '', demo: false }

/**
 * Data for a page before it shows its form; refetched when the service is available again, and when the person
 * returns to the page: they may have signed in in another tab.
 */
export const usePageContext = (
  search: URLSearchParams,
): { known: Known | null; error: unknown; again: () => void } => {
  const [known, setKnown] = useState<Known | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [project, session, from] = ['project_key', 'session', 'redirected_from'].map(
    (name) => search.get(name) ?? undefined,
  )
  const again = useCallback(() => {
    setError(null)
    const query = { project_key: project, session, redirected_from: from }
    const settings = isSeparate() ? nameless : ask(getSettings, {}, portal).catch(() => nameless)
    Promise.all([ask(pageContext, { query }), settings]).then(
      ([context, settings]) => setKnown({ ...context, settings }),
      setError,
    )
  }, [project, session, from])
  useEffect(again, [again])
  useEffect(() => {
    const seen = (): void => {
      if (document.visibilityState === 'visible') again()
    }
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [again])
  return { known, error, again }
}
