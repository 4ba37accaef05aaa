import { useRouter, useRouterState } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { z } from 'zod'
import { lenient, readSearch, writeSearch, type RawSearch } from '../../search-params.ts'

type Patch = Record<string, unknown>
type Set = (patch: Patch, options?: { push?: boolean }) => void

/** The raw query parameters and a function to change some of them; unset values are removed. */
export const useRawSearch = (): [RawSearch, Set] => {
  const { history } = useRouter()
  const query = useRouterState({ select: (state) => state.location.searchStr })
  const raw = useMemo(() => readSearch(query), [query])
  const set = useCallback<Set>(
    (patch, { push = false } = {}) => {
      // The current URL: several changes in one turn must not undo one another.
      const { pathname, search } = history.location
      const href = pathname + writeSearch({ ...readSearch(search), ...patch })
      if (href === pathname + search) return
      if (push) history.push(href)
      else history.replace(href)
    },
    [history],
  )
  return [raw, set]
}

/**
 * A screen's query parameters, parsed by its schema; invalid values are unset: `const [{ projectId }, setSearch] =
 * useScreenSearch(z.object({ projectId: numberParam() }))`.
 */
export const useScreenSearch = <S extends z.ZodObject>(schema: S): [Partial<z.output<S>>, Set] => {
  const [raw, set] = useRawSearch()
  return [useMemo(() => lenient(schema, raw), [schema, raw]), set]
}
