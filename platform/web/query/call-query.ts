import type { Endpoint, ReadEndpoint, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Tag } from '#platform/contract/tags.ts'
import { call } from '../api/call.ts'
import type { CallInput } from '../api/call-input.ts'
import { acceleratorStore } from '../person-store.ts'

/** The key of a call in the cache: its name, then the accelerator it is about, then its input. */
export const callKey = (endpoint: Endpoint, input?: unknown): unknown[] => {
  const scope = endpoint.headers && 'accelerator-id' in endpoint.headers.shape ? acceleratorStore.get() : null
  return input === undefined ? [endpoint.name] : [endpoint.name, scope, input]
}

type Options = {
  /** The screen shows a refusal itself; without it a 403 leads home (spec 8). */
  deniedHere?: boolean
  /** The screen brings in itself what changes elsewhere: the answer is not fetched again for it. */
  frozen?: boolean
}

/** A call as the cache asks it: its key, how it is made, and what its answer shows. */
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
