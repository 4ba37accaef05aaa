import { ApiError } from '#platform/web/api/api-error.ts'

const partWords = /dynamically imported module|Importing a module script failed|Unable to preload/i

/** Whether a chunk could not be loaded: the portal is unavailable, or a new version has replaced it. */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error && partWords.test(error.message)

/** Loads a chunk; a failure is reported as a call without a response. */
export const fetchPart = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load()
  } catch (error) {
    throw isMissingPart(error) ? unreachable() : error
  }
}

/** The error of a chunk that could not be loaded. */
export const unreachable = (): ApiError =>
  new ApiError({ url: location.href, status: 0, statusText: 'Network Error', body: null })

const key = 'started_anew_at'
const shortestPause = 20_000

/** Reloads the page with the current code; not again immediately, if the chunk is still missing. */
export const reloadPage = (): void => {
  const last = Number(sessionStorage.getItem(key))
  if (Date.now() - last < shortestPause) return
  sessionStorage.setItem(key, String(Date.now()))
  location.reload()
}
