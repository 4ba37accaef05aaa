import { useMemo } from 'react'
import type { RawSearch } from '../../../search-params.ts'
import { useRawSearch } from '../../navigation/use-screen-search.ts'
import {
  queryOf,
  readListState,
  type FilterSchemas,
  type ListCallQuery,
  type ListShape,
  type ListState,
} from './list-state.ts'

/** A list's state from the address and how to change it. */
export type ListHandle<S extends string = string, F extends FilterSchemas = FilterSchemas> = {
  id: string
  state: ListState<S, F>
  /** What the list's call is asked. */
  query: ListCallQuery<S, F>
  /** Changes address parameters (`q page size sort view cols density` and the filters' keys); the page starts anew. */
  set: (patch: Record<string, unknown>) => void
  /** Whether search or filters narrow the list. */
  isNarrowed: boolean
  /** The search and the filters as the address holds them. */
  narrowing: RawSearch
  clear: () => void
}

/** The state of a list, all of it in the address, so that a link shows the same; screens have it from `useList`. */
export const useListState = <const S extends string, const F extends FilterSchemas = Record<never, never>>(
  shape: ListShape<S, F>,
): ListHandle<S, F> => {
  const [raw, setRaw] = useRawSearch()
  return useMemo(() => {
    const state = readListState(shape, raw)
    const filterKeys = Object.keys(shape.filters ?? {})
    const none = Object.fromEntries(['q', ...filterKeys].map((name) => [name, undefined]))
    return {
      id: shape.id,
      state,
      query: queryOf(state),
      set: (patch) => setRaw({ page: undefined, ...patch }),
      narrowing: Object.fromEntries(
        Object.entries(raw).filter(([name]) => (name === 'q' ? state.text !== '' : name in state.filters)),
      ),
      isNarrowed: state.text !== '' || Object.keys(state.filters).length > 0,
      clear: () => setRaw({ page: undefined, ...none }),
    }
    // The shape is written anew at each draw but is the same for its name.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [shape.id, raw, setRaw])
}
