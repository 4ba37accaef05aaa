import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { PageHref } from '#platform/domain/screen-paths.ts'
import { insideHref } from './inside-href.ts'

/** Navigates to a page: client-side in the work area, with a page load to a public one. `go(linkTo('/bch/view/x', { id }))`. */
export const useGo = (): ((href: PageHref, options?: { replace?: boolean }) => void) => {
  const { history } = useRouter()
  return useCallback(
    (href, { replace = false } = {}) => {
      const inside = insideHref(href)
      if (inside === null) location.assign(href)
      else if (replace) history.replace(inside)
      else history.push(inside)
    },
    [history],
  )
}
