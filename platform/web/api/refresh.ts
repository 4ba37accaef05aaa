import { accessToken, refreshToken, saveTokens } from '../session.ts'
import { alone } from './alone.ts'
import { ApiError } from './api-error.ts'
import { apiReactions } from './reactions.ts'
import { isFresh } from './token-claims.ts'

let running: Promise<boolean> | null = null

const exchange = async (stale: string | null): Promise<boolean> => {
  // Another tab has been here while this one waited.
  if (accessToken() !== stale && accessToken() !== null) return true
  const token = refreshToken()
  if (!token) return false
  try {
    saveTokens(await apiReactions().refresh(token))
    return true
  } catch (error) {
    // Whatever else went wrong has not refused the session and may go right at the next call.
    if (error instanceof ApiError && error.status !== 401 && error.status !== 400) throw error
    // Another tab may have signed on anew meanwhile.
    return accessToken() !== stale && accessToken() !== null
  }
}

/** New tokens in place of the stale one; all who ask meanwhile share one exchange. False: the session is over. */
export const renew = (stale: string | null): Promise<boolean> => {
  running ??= alone(() => exchange(stale)).finally(() => {
    running = null
  })
  return running
}

/**
 * The exchange that start-up makes (spec 4). A token that another tab, or this page before a reload, got a moment ago
 * is new enough: twenty tabs restored at once make one exchange.
 */
export const renewAtStart = async (): Promise<boolean> => {
  const token = accessToken()
  return isFresh(token) || renew(token)
}
