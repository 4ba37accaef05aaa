import { useMemo } from 'react'
import type { RawSearch } from '../../../search-params.ts'
import { useStore } from '../../../use-store.ts'
import { useRawSearch } from '../../navigation/use-screen-search.ts'
import { changesDisplay, lastShown, rememberShown } from './last-shown.ts'
import { settingsVersion } from './list-settings.ts'
import {
  queryOf,
  readListState,
  type FilterSchemas,
  type ListCallQuery,
  type ListShape,
  type ListState,
} from './list-state.ts'

/** A list's state in the URL with its setter. */
export type ListHandle<S extends string = string, F extends FilterSchemas = FilterSchemas> = {
  id: string
  state: ListState<S, F>
  /** Request parameters of the list's call. */
  query: ListCallQuery<S, F>
  /** Changes query parameters (`q page size sort view cols` and the filters' keys); resets the page. */
  set: (patch: Record<string, unknown>) => void
  /** Whether a search or filters are set. */
  isNarrowed: boolean
  /** The search and the filters as in the URL. */
  narrowing: RawSearch
  clear: () => void
  /** The list's parameters in the URL; others are of the page that it is on. */
  keys: readonly string[]
}

/**
 * The state of a list, all of it in the URL, so that a link shows the same; screens use `useList`. Opened without any
 * parameter, it is displayed as the person saw it last.
 */
export const useListState = <const S extends string, const F extends FilterSchemas = Record<never, never>>(
  shape: ListShape<S, F>,
): ListHandle<S, F> => {
  const [address, setRaw] = useRawSearch()
  const version = useStore(settingsVersion)
  return useMemo(() => {
    const filterKeys = Object.keys(shape.filters ?? {})
    const keys = ['q', 'page', 'size', 'sort', 'view', 'cols', ...filterKeys]
    const last = lastShown(shape.id, address, keys)
    const raw = { ...last, ...address }
    const state = readListState(shape, raw)
    const none = Object.fromEntries(['q', ...filterKeys].map((name) => [name, undefined]))
    return {
      id: shape.id,
      state,
      query: queryOf(state),
      set: (patch) => {
        if (changesDisplay(patch)) rememberShown(shape.id, { ...raw, ...patch })
        setRaw({ page: undefined, ...last, ...patch })
      },
      narrowing: Object.fromEntries(
        Object.entries(raw).filter(([name]) => (name === 'q' ? state.text !== '' : name in state.filters)),
      ),
      isNarrowed: state.text !== '' || Object.keys(state.filters).length > 0,
      clear: () => setRaw({ page: undefined, ...none }),
      keys,
    }
    // The shape is a new object at each render but the same for its id and first sorting.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [shape.id, shape.defaultSort, address, setRaw, version])
}
