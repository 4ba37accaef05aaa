import { useMemo } from 'react'
import { useRawSearch } from '../../navigation/use-screen-search.ts'
import {
  queryOf,
  readListState,
  type FilterKind,
  type ListCallQuery,
  type ListShape,
  type ListState,
} from './list-state.ts'

/** A list's state from the address and how to change it. */
export type ListHandle<
  S extends string = string,
  F extends Record<string, FilterKind> = Record<string, FilterKind>,
> = {
  id: string
  state: ListState<S, F>
  /** For the call: `useCall(listX, { query: list.query }, { keepPrevious: true })`. */
  query: ListCallQuery<S, F>
  /** Changes address parameters (`q page size sort view cols density` and the filters' keys); the page starts anew. */
  set: (patch: Record<string, unknown>) => void
  /** Whether search or filters narrow the list. */
  isNarrowed: boolean
  /** Drops search and filters. */
  clear: () => void
}

/**
 * The state of a list screen, all of it in the address, so that a link shows the same:
 *
 * ```ts
 * const list = useListState({
 *   id: 'projects-in-work',
 *   sortings: ['CREATE_DATE', 'NAME'],
 *   defaultSort: '-CREATE_DATE',
 *   filters: { status: requestStates, trackId: 'number' },
 * })
 * const answer = useCall(listProjectsInWork, { query: list.query }, { keepPrevious: true })
 * ```
 */
export const useListState = <
  const S extends string,
  const F extends Record<string, FilterKind> = Record<never, never>,
>(
  shape: ListShape<S, F>,
): ListHandle<S, F> => {
  const [raw, setRaw] = useRawSearch()
  const key = JSON.stringify(shape)
  return useMemo(() => {
    const state = readListState(shape, raw)
    const filterKeys = Object.keys(shape.filters ?? {})
    const none = Object.fromEntries(['q', ...filterKeys].map((name) => [name, undefined]))
    return {
      id: shape.id,
      state,
      query: queryOf(state),
      set: (patch) => setRaw({ page: undefined, ...patch }),
      isNarrowed: state.text !== '' || Object.keys(state.filters).length > 0,
      clear: () => setRaw({ page: undefined, ...none }),
    }
    // The shape is written anew at each draw but says the same: its text is what counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, raw, setRaw])
}
