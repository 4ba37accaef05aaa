import { call } from '#platform/web/api/call.ts'
import { countPageHit } from '../../contract/page-hit.endpoints.ts'
import { countedKind, isCounted } from '../../domain/hits.rules.ts'

type Quiet = { globalPrivacyControl?: boolean }

/**
 * Reports that a page was opened, one second later so that the page itself loads first. With `isReported` the portal uses
 * an analytics service, so every page is reported and not only the pages that the portal counts itself. The response
 * is not awaited.
 */
export const reportPageHit = (
  { pathname, search }: { pathname: string; search: string },
  isReported: boolean,
): void => {
  const idParameter = Number(new URLSearchParams(search).get('id'))
  const id =
    countedKind(pathname) && Number.isSafeInteger(idParameter) && idParameter > 0 ? idParameter : undefined
  if (!isCounted(pathname) || (!isReported && id === undefined)) return
  if (navigator.doNotTrack === '1' || (navigator as Quiet).globalPrivacyControl) return
  setTimeout(
    () =>
      void call(countPageHit, {
        body: { path: pathname, ...(id === undefined ? {} : { id }) },
        headers: {},
      }).catch(() => undefined),
    1000,
  )
}
