import type { ReadEndpoint, ResponseOf } from '#platform/contract/endpoint.ts'
import type { CallInput } from '../api/call-input.ts'
import { callQuery } from './call-query.ts'
import { queryClient } from './query-client.ts'

/** Asks before the screen that shows the answer is there; what fails is asked again, and told, by the screen. */
export const prefetch = <E extends ReadEndpoint>(endpoint: E, input: CallInput<E>): Promise<void> =>
  queryClient.prefetchQuery({ ...callQuery(endpoint, input, { deniedHere: true }), retry: false })

/** What was answered to a question, if anything was. */
export const answered = <E extends ReadEndpoint>(
  endpoint: E,
  input: CallInput<E>,
): ResponseOf<E> | undefined => queryClient.getQueryData<ResponseOf<E>>(callQuery(endpoint, input).queryKey)
