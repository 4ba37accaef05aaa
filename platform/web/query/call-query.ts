import type { Endpoint, ReadEndpoint, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Tag } from '#platform/contract/tags.ts'
import { call } from '../api/call.ts'
import type { CallInput } from '../api/call-input.ts'
import { acceleratorStore } from '../person-store.ts'

/** The cache key of a call: its name, then the accelerator, then its input. */
export const callKey = (endpoint: Endpoint, input?: unknown): unknown[] => {
  const scope = endpoint.headers && 'accelerator-id' in endpoint.headers.shape ? acceleratorStore.get() : null
  return input === undefined ? [endpoint.name] : [endpoint.name, scope, input]
}

type Options = {
  /** The screen shows the error itself; without it a 403 redirects home (spec 8). */
  deniedHere?: boolean
  /** The screen applies changes made elsewhere itself: the response is not refetched. */
  frozen?: boolean
}

/** Query options of a call: its key, its function, and the tags of its response. */
export const callQuery = <E extends ReadEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  { deniedHere = false, frozen = false }: Options = {},
) => ({
  queryKey: callKey(endpoint, input),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    (call as (e: E, i: CallInput<E>, o: object) => Promise<ResponseOf<E>>)(endpoint, input, {
      signal,
      deniedHere,
    }),
  meta: { reads: frozen ? ([] as readonly Tag[]) : endpoint.reads },
})
