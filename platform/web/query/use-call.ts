import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Endpoint, ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '../api/call.ts'
import type { CallInput } from '../api/call-input.ts'
import { acceleratorStore } from '../person-store.ts'
import { useStore } from '../use-store.ts'

type Options = {
  enabled?: boolean
  /** Shows the last answer while the next one loads: for lists whose page or filter changes. */
  keepPrevious?: boolean
  /** The screen shows a refusal itself; without it a 403 leads home (spec 8). */
  deniedHere?: boolean
}

/** The key of a call in the cache: its name, then the accelerator it is about, then its input. */
export const callKey = (endpoint: Endpoint, input?: unknown): unknown[] => {
  const scope = endpoint.headers && 'accelerator-id' in endpoint.headers.shape ? acceleratorStore.get() : null
  return input === undefined ? [endpoint.name] : [endpoint.name, scope, input]
}

/**
 * Asks and keeps the answer: `const projects = useCall(listMyProjects, { query: list.query })`,
 * then `projects.data`, `projects.isPending`, `projects.error`, `projects.refetch()`.
 */
export const useCall = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { enabled = true, keepPrevious = false, deniedHere = false }: Options = {},
): UseQueryResult<ResponseOf<E>, Error> => {
  // Another accelerator is another question.
  useStore(acceleratorStore)
  return useQuery<ResponseOf<E>, Error>({
    queryKey: callKey(endpoint, input),
    queryFn: ({ signal }) =>
      (call as (e: E, i: CallInput<E>, o: object) => Promise<ResponseOf<E>>)(endpoint, input, {
        signal,
        deniedHere,
      }),
    enabled,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  })
}
