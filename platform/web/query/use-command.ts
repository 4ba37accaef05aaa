import { useCallback } from 'react'
import { useMutation, type UseMutationResult } from '@tanstack/react-query'
import type { ResponseOf, WriteEndpoint } from '#platform/contract/endpoint.ts'
import { call } from '../api/call.ts'
import type { CallInput } from '../api/call-input.ts'
import { notify, notifyError } from '../messages/banner-store.ts'

type Options<E extends WriteEndpoint> = {
  /** Shown for two seconds when done; already translated. */
  success?: string | ((answer: ResponseOf<E>) => string)
  onDone?: (answer: ResponseOf<E>) => void
}

type Command<E extends WriteEndpoint> = UseMutationResult<ResponseOf<E>, Error, CallInput<E>>

/**
 * Does something once: `const accept = useCommand(acceptRequest, { success: t('accepted') })`, then
 * `accept.mutate({ query: { requestId } })` and `accept.isPending`. What the screen shows of what the call changes is
 * fetched again by itself (ADR 32). An error becomes a banner; whoever waits for `mutateAsync` gets it instead and shows
 * it where it belongs, as forms do.
 */
export const useCommand = <E extends WriteEndpoint>(
  endpoint: E,
  { success, onDone }: Options<E> = {},
): Command<E> => {
  const command: Command<E> = useMutation<ResponseOf<E>, Error, CallInput<E>>({
    mutationFn: (input) => (call as (e: E, i: CallInput<E>) => Promise<ResponseOf<E>>)(endpoint, input),
    onSuccess: (answer) => {
      if (success) notify({ code: 200, text: typeof success === 'function' ? success(answer) : success })
      onDone?.(answer)
    },
  })
  const { mutateAsync } = command
  return {
    ...command,
    mutate: useCallback(
      (...given: Parameters<Command<E>['mutate']>) => void mutateAsync(...given).catch(notifyError),
      [mutateAsync],
    ),
  }
}
