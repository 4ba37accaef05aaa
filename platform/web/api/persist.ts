import { ApiError, RequestAborted } from './api-error.ts'
import { connectionStore } from './connection.ts'

/** Longest pause between two attempts, in milliseconds. */
const longestPause = 15_000

/** How long attempts go on while the portal cannot be reached, in milliseconds. */
const patience = 600_000

/** Maximum attempts when the portal itself answered that it cannot do it now. */
const maxAnswered = 4

/** Whether a later attempt may succeed: nothing answered, too many requests, or the work is still running. */
const mayRepeat = (error: ApiError): boolean =>
  error.isAway || error.status === 408 || error.status === 429 || error.code === 'UPLOAD_BUSY'

/** Growing pauses, a little different for every page, and at least what the portal asked for. */
const pauseAfter = (attempt: number, { retryAfter }: ApiError): number =>
  Math.max(Math.min(longestPause, 500 * 2 ** attempt) * (0.75 + Math.random() / 2), (retryAfter ?? 0) * 1000)

/** Waits, or less if the connection comes back meanwhile; throws when cancelled. */
const wait = (milliseconds: number, isConnectionLost: boolean, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const settle = (end: () => void) => () => {
      clearTimeout(timer)
      leave()
      signal?.removeEventListener('abort', abort)
      end()
    }
    const abort = settle(() => reject(new RequestAborted()))
    const timer = setTimeout(settle(resolve), milliseconds)
    const back = settle(resolve)
    const leave = isConnectionLost
      ? connectionStore.subscribe(() => {
          if (connectionStore.get() === 'there') back()
        })
      : () => undefined
    signal?.addEventListener('abort', abort)
    if (signal?.aborted) abort()
  })

/** Repeats work that may be repeated safely, with growing pauses, until the portal answers it. */
export const persistently = async <T>(run: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> => {
  const until = Date.now() + patience
  let answered = 0
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof ApiError) || !mayRepeat(error) || Date.now() > until) throw error
      const isAnswered = error.code !== null && error.status !== 429 && error.code !== 'UPLOAD_BUSY'
      if (isAnswered && (answered += 1) >= maxAnswered) throw error
      await wait(pauseAfter(attempt, error), error.status === 0, signal)
    }
  }
}
