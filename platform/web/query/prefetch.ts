import type { ReadEndpoint, ResponseOf } from '#platform/contract/endpoint.ts'
import type { CallInput } from '../api/call-input.ts'
import { callQuery } from './call-query.ts'
import { queryClient } from './query-client.ts'

/** Requests data before the screen that shows it has loaded; failures are retried, and reported, by the screen. */
export const prefetch = <E extends ReadEndpoint>(endpoint: E, input: CallInput<E>): Promise<void> =>
  queryClient.prefetchQuery({ ...callQuery(endpoint, input, { deniedHere: true }), retry: false })

/** The cached response of a call, if any. */
export const answered = <E extends ReadEndpoint>(
  endpoint: E,
  input: CallInput<E>,
): ResponseOf<E> | undefined => queryClient.getQueryData<ResponseOf<E>>(callQuery(endpoint, input).queryKey)
