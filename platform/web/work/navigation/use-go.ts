import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { isWorkPath } from '../../entry-of.ts'
import { writeSearch } from '../../search-params.ts'

type GoOptions = { search?: Record<string, unknown>; replace?: boolean }

/** Goes to a path: inside the work area without a new document, to a public page with one. `go('/bch/view/x', { search: { id } })`. */
export const useGo = (): ((path: string, options?: GoOptions) => void) => {
  const { history } = useRouter()
  return useCallback(
    (path, { search, replace = false } = {}) => {
      const href = search ? path + writeSearch(search) : path
      if (!isWorkPath(path)) location.assign(href)
      else if (replace) history.replace(href)
      else history.push(href)
    },
    [history],
  )
}
