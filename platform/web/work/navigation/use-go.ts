import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { isWorkPath } from '../../entry-of.ts'
import type { PageHref } from '#platform/domain/screen-paths.ts'

/** Navigates to a page: client-side in the work area, with a page load to a public one. `go(linkTo('/bch/view/x', { id }))`. */
export const useGo = (): ((href: PageHref, options?: { replace?: boolean }) => void) => {
  const { history } = useRouter()
  return useCallback(
    (href, { replace = false } = {}) => {
      if (!isWorkPath(href)) location.assign(href)
      else if (replace) history.replace(href)
      else history.push(href)
    },
    [history],
  )
}
