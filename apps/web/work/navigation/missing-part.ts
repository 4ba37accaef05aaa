import { ApiError } from '#platform/web/api/api-error.ts'

const partWords = /dynamically imported module|Importing a module script failed|Unable to preload/i

/** Whether a part of the program could not be fetched: the portal is away, or a new version has taken its place. */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error && partWords.test(error.message)

/** Fetches a part of the program; one that does not come is told as a call that found nobody. */
export const fetchPart = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load()
  } catch (error) {
    throw isMissingPart(error) ? unreachable() : error
  }
}

/** What is said about a part that did not come. */
export const unreachable = (): ApiError =>
  new ApiError({ url: location.href, status: 0, statusText: 'Network Error', body: null })

const key = 'started_anew_at'
const shortestPause = 20_000

/** Loads the page anew, the program with it; not again at once, should the part be missing still. */
export const startAnew = (): void => {
  const last = Number(sessionStorage.getItem(key))
  if (Date.now() - last < shortestPause) return
  sessionStorage.setItem(key, String(Date.now()))
  location.reload()
}
