import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ReadEndpoint, ResponseOf } from '#platform/contract/endpoint.ts'
import type { CallInput } from '../api/call-input.ts'
import { acceleratorStore } from '../person-store.ts'
import { useStore } from '../use-store.ts'
import { callQuery } from './call-query.ts'

type Options = NonNullable<Parameters<typeof callQuery>[2]> & {
  enabled?: boolean
  /** Shows the previous response while the next one loads: for lists whose page or filter changes. */
  keepPrevious?: boolean
}

/**
 * Makes a call and caches the response: `const projects = useCall(listMyProjects, { query: list.query })`, then
 * `projects.data`, `projects.isPending`, `projects.error`, `projects.refetch()`. It is refetched when its data
 * changes (ADR 32).
 */
export const useCall = <E extends ReadEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  { enabled = true, keepPrevious = false, ...options }: Options = {},
): UseQueryResult<ResponseOf<E>, Error> => {
  // Another accelerator means another request.
  useStore(acceleratorStore)
  return useQuery<ResponseOf<E>, Error>({
    ...callQuery(endpoint, input, options),
    enabled,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  })
}
