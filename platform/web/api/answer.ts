import { ApiError } from './api-error.ts'

/** The body of a failed call: JSON where it is JSON, text otherwise; failed downloads too (spec 8). */
const bodyOf = async (response: Response): Promise<unknown> => {
  const text = await response.text().catch(() => '')
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** Turns a failed answer into the error the client throws. */
export const failedAnswer = async (response: Response): Promise<ApiError> => {
  const after = Number(response.headers.get('retry-after'))
  return new ApiError({
    url: response.url,
    status: response.status,
    statusText: response.statusText,
    body: await bodyOf(response),
    retryAfter: Number.isFinite(after) && after > 0 ? after : null,
  })
}
