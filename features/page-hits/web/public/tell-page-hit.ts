import { call } from '#platform/web/api/call.ts'
import { countPageHit } from '../../contract/page-hit.endpoints.ts'
import { countedKind, isTold } from '../../domain/hits.rules.ts'

type Quiet = { globalPrivacyControl?: boolean }

/**
 * Says that a page is open, once nothing else is to be done; `toldOn`: the portal tells an analytics service, so every page
 * counts and not only those that the portal counts itself. Nobody waits for an answer.
 */
export const tellPageHit = (
  { pathname, search }: { pathname: string; search: string },
  toldOn: boolean,
): void => {
  const asked = Number(new URLSearchParams(search).get('id'))
  const id = countedKind(pathname) && Number.isSafeInteger(asked) && asked > 0 ? asked : undefined
  if (!isTold(pathname) || (!toldOn && id === undefined)) return
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
