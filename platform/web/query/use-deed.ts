import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query'
import type { Endpoint, ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '../api/call.ts'
import { ApiError } from '../api/api-error.ts'
import type { CallInput } from '../api/call-input.ts'
import { notify, notifyError } from '../messages/banner-store.ts'

type Options<E extends Endpoint> = {
  /** Calls whose answers the deed made stale. */
  refreshes?: readonly Endpoint[]
  /** Shown for two seconds when done; already translated. */
  success?: string | ((answer: ResponseOf<E>) => string)
  /** Called with the answer after the refresh was asked for. */
  onDone?: (answer: ResponseOf<E>) => void
  /** The caller shows the error itself, as forms do. */
  silent?: boolean
}

/**
 * Does something once:
 * `const accept = useDeed(acceptRequest, { refreshes: [listProjectsInWork], success: t('accepted') })`,
 * then `accept.mutate({ query: { requestId } })` and `accept.isPending`. Errors become a banner; a conflict refreshes.
 */
export const useDeed = <E extends Endpoint>(
  endpoint: E,
  { refreshes = [], success, onDone, silent = false }: Options<E> = {},
): UseMutationResult<ResponseOf<E>, Error, CallInput<E>> => {
  const client = useQueryClient()
  const refreshOne = async ({ name }: Endpoint): Promise<void> => {
    const queryKey = [name]
    // A first load that is still on its way may answer with what was before the deed.
    await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined })
    await client.invalidateQueries({ queryKey })
  }
  const refresh = () => Promise.all(refreshes.map(refreshOne))
  return useMutation<ResponseOf<E>, Error, CallInput<E>>({
    mutationFn: (input) => (call as (e: E, i: CallInput<E>) => Promise<ResponseOf<E>>)(endpoint, input),
    onSuccess: (answer) => {
      void refresh()
      if (success) notify({ code: 200, text: typeof success === 'function' ? success(answer) : success })
      onDone?.(answer)
    },
    onError: (error) => {
      // Somebody was faster: what is on the screen is no longer true.
      if (error instanceof ApiError && (error.status === 409 || error.status === 404)) void refresh()
      if (!silent) notifyError(error)
    },
  })
}
