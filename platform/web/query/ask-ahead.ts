import type { Endpoint, ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '../api/call.ts'
import type { CallInput } from '../api/call-input.ts'
import { queryClient } from './query-client.ts'
import { callKey } from './use-call.ts'

/** Asks before the screen that shows the answer is there; what fails is asked again, and told, by the screen. */
export const askAhead = <E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<void> =>
  queryClient.prefetchQuery<ResponseOf<E>>({
    queryKey: callKey(endpoint, input),
    queryFn: ({ signal }) =>
      (call as (e: E, i: CallInput<E>, o: object) => Promise<ResponseOf<E>>)(endpoint, input, {
        signal,
        deniedHere: true,
      }),
    retry: false,
  })

/** What was answered to a question, if anything was. */
export const answered = <E extends Endpoint>(endpoint: E, input: CallInput<E>): ResponseOf<E> | undefined =>
  queryClient.getQueryData<ResponseOf<E>>(callKey(endpoint, input))
