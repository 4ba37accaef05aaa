import { useRef } from 'react'
import type { ReadEndpoint, ResponseOf, WriteEndpoint } from '#platform/contract/endpoint.ts'
import type { CallInput } from '../api/call-input.ts'
import { notifyError } from '../messages/banner-store.ts'
import { useAnswer } from './use-answer.ts'
import { useCommand } from './use-command.ts'

type Options<R extends ReadEndpoint, W extends WriteEndpoint> = {
  /** What the command's answer makes of what was read, where it says all of it. */
  keep?: (saved: ResponseOf<W>) => ResponseOf<R>
}

/**
 * A command that shows before it is saved: `send(input, expected)`, where `expected` makes of what stands what the command
 * will have made of it; without `of`, in all answers to that call. Of several in a row only the answer that comes last is kept: those
 * before it may not know of all. One that is refused becomes a banner, and what stands is read again.
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
