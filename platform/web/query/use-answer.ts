import { hashKey, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ReadEndpoint, ResponseOf } from '#platform/contract/endpoint.ts'
import type { CallInput } from '../api/call-input.ts'
import { callKey } from './call-query.ts'

/**
 * The cached responses of a call, without an input those for all inputs, to update the screen before the portal
 * responds: a choice shown while it is saved, the version for the next save.
 */
export const useAnswer = <E extends ReadEndpoint>(endpoint: E, input?: CallInput<E>) => {
  const client = useQueryClient()
  const hash = hashKey(callKey(endpoint, input))
  return useMemo(() => {
    const queryKey = JSON.parse(hash) as unknown[]
    return {
      get: () => client.getQueryData<ResponseOf<E>>(queryKey),
      put: (next: ResponseOf<E> | ((now: ResponseOf<E>) => ResponseOf<E>)): void => {
        // A request in progress was sent before the update.
        void client.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined })
        const made = (now: ResponseOf<E> | undefined) =>
          typeof next === 'function' ? now && (next as (now: ResponseOf<E>) => ResponseOf<E>)(now) : next
        client.setQueriesData<ResponseOf<E>>({ queryKey }, made)
      },
      refresh: (): Promise<void> => client.invalidateQueries({ queryKey }),
    }
  }, [client, hash])
}
