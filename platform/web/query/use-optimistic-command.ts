import { useRef } from 'react'
import type { ReadEndpoint, ResponseOf, WriteEndpoint } from '#platform/contract/endpoint.ts'
import type { CallInput } from '../api/call-input.ts'
import { notifyError } from '../messages/banner-store.ts'
import { useAnswer } from './use-answer.ts'
import { useCommand } from './use-command.ts'

type Options<R extends ReadEndpoint, W extends WriteEndpoint> = {
  /** Applies the command's response to the cached data, if it contains everything. */
  keep?: (saved: ResponseOf<W>) => ResponseOf<R>
}

/**
 * An optimistic command: `send(input, expected)`, where `expected` computes the cached data after the command;
 * without `of`, in all cached responses of that call. Of several commands in a row only the response that arrives
 * last is applied: earlier ones may not include all changes. An error is shown in a banner, and the data is
 * refetched.
 */
export const useOptimisticCommand = <R extends ReadEndpoint, W extends WriteEndpoint>(
  read: R,
  of: CallInput<R> | undefined,
  command: W,
  { keep }: Options<R, W> = {},
) => {
  const answer = useAnswer(read, of)
  const { mutateAsync, isPending } = useCommand(command)
  const waiting = useRef(0)
  const send = async (
    input: CallInput<W>,
    expected: (now: ResponseOf<R>) => ResponseOf<R>,
  ): Promise<void> => {
    answer.put(expected)
    waiting.current++
    try {
      const saved = await mutateAsync(input)
      if (keep && waiting.current === 1) answer.put(keep(saved))
    } catch (error) {
      notifyError(error)
      await answer.refresh()
    } finally {
      waiting.current--
    }
  }
  return { send, isPending }
}
