import { useCallback } from 'react'
import { useMutation, type UseMutationResult } from '@tanstack/react-query'
import type { ResponseOf, WriteEndpoint } from '#platform/contract/endpoint.ts'
import { call } from '../api/call.ts'
import type { CallInput } from '../api/call-input.ts'
import { notify, notifyError } from '../messages/banner-store.ts'

type Options<E extends WriteEndpoint> = {
  /** Shown for two seconds on success; already translated. */
  success?: string | ((answer: ResponseOf<E>) => string)
  onDone?: (answer: ResponseOf<E>) => void
}

type Command<E extends WriteEndpoint> = UseMutationResult<ResponseOf<E>, Error, CallInput<E>>

/**
 * Runs a command: `const accept = useCommand(acceptRequest, { success: t('accepted') })`, then `accept.mutate({
 * query: { requestId } })` and `accept.isPending`. Visible data that the call changes is refetched automatically (ADR
 * 32). Errors are shown in a banner; with `mutateAsync` the caller receives the error instead and shows it in place,
 * as forms do.
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
