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

/** Sets what is loaded before an error with a code is thrown: error texts, on pages that start without them. */
export const beforeFailures = (fetch: () => Promise<void>): void => {
  fetchWords = fetch
}

/** Converts an error response to the error that the client throws. */
export const failedAnswer = async (response: Response): Promise<ApiError> => {
  const after = Number(response.headers.get('retry-after'))
  const error = new ApiError({
    url: response.url,
    status: response.status,
    statusText: response.statusText,
    body: await bodyOf(response),
    retryAfter: Number.isFinite(after) && after > 0 ? after : null,
  })
  // A response with a code is from the portal itself, so its files are available.
  if (error.code) await fetchWords()
  return error
}

/** The error of a call without a response, or with an incomplete one. */
export const unanswered = (url: string): ApiError => {
  reportAway()
  return new ApiError({ url, status: 0, statusText: 'Network Error', body: null })
}

/** Reads the body of a response; an incomplete body counts as no response (the portal restarts, the network changes). */
export const readBody = async <T>(
  response: Response,
  read: (response: Response) => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> => {
  try {
    return await read(response)
  } catch (error) {
    if (signal?.aborted) throw new RequestAborted()
    // Only network failures are a TypeError; invalid JSON is a `SyntaxError`.
    if (error instanceof TypeError) throw unanswered(response.url)
    throw error
  }
}
