import { ApiError, RequestAborted } from './api-error.ts'
import { reportAway } from './connection.ts'

/** The body of a failed call: JSON where it is JSON, text otherwise; failed downloads too (spec 8). */
const bodyOf = async (response: Response): Promise<unknown> => {
  const text = await response.text().catch(() => '')
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

let fetchWords = (): Promise<void> => Promise.resolve()

/** Sets what is fetched before a failure with a code is thrown: its words, on pages that begin without them. */
export const beforeFailures = (fetch: () => Promise<void>): void => {
  fetchWords = fetch
}

/** Turns a failed answer into the error the client throws. */
export const failedAnswer = async (response: Response): Promise<ApiError> => {
  const after = Number(response.headers.get('retry-after'))
  const error = new ApiError({
    url: response.url,
    status: response.status,
    statusText: response.statusText,
    body: await bodyOf(response),
    retryAfter: Number.isFinite(after) && after > 0 ? after : null,
  })
  // Whoever answers a code is the portal itself, so its files are to be had.
  if (error.code) await fetchWords()
  return error
}

/** What a call throws that nobody answered, or whose answer broke off on its way. */
export const unanswered = (url: string): ApiError => {
  reportAway()
  return new ApiError({ url, status: 0, statusText: 'Network Error', body: null })
}

/** Reads the body of an answer; a body that breaks off is no answer (a portal that restarts, a network that changes). */
export const readBody = async <T>(
  response: Response,
  read: (response: Response) => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> => {
  try {
    return await read(response)
  } catch (error) {
    if (signal?.aborted) throw new RequestAborted()
    // Only the network fails so; what is no JSON is a `SyntaxError`.
    if (error instanceof TypeError) throw unanswered(response.url)
    throw error
  }
}
