import type { Endpoint, ResponseOf } from '#platform/contract/endpoint.ts'
import { readBody } from './answer.ts'
import type { CallInput } from './call-input.ts'
import { send, type CallOptions } from './send.ts'

/** The input is optional if the endpoint needs none. */
type Arguments<E extends Endpoint> =
  Record<never, never> extends CallInput<E>
    ? [input?: CallInput<E>, options?: CallOptions]
    : [input: CallInput<E>, options?: CallOptions]

/**
 * Makes a call, typed by its endpoint:
 * `const { items } = await call(listProjects, { query: { findText } }, { signal })`.
 * Throws `ApiError`, or `RequestAborted` when the signal fires.
 */
export const call = async <E extends Endpoint>(
  endpoint: E,
  ...[input, options]: Arguments<E>
): Promise<ResponseOf<E>> => {
  const response = await send(endpoint, input ?? {}, options)
  if (response.status === 204) return undefined as ResponseOf<E>
  return readBody(response, (answer) => answer.json() as Promise<ResponseOf<E>>, options?.signal)
}
