import { accessToken, refreshToken, saveTokens } from '../session.ts'
import { alone } from './alone.ts'
import { ApiError } from './api-error.ts'
import { apiReactions } from './reactions.ts'
import { isFresh } from './token-claims.ts'

let running: Promise<boolean> | null = null

const exchange = async (stale: string | null): Promise<boolean> => {
  // Another tab refreshed while this one waited.
  if (accessToken() !== stale && accessToken() !== null) return true
  const token = refreshToken()
  if (!token) return false
  try {
    saveTokens(await apiReactions().refresh(token))
    return true
  } catch (error) {
    // Any other error did not reject the session, and the next call may succeed.
    if (error instanceof ApiError && error.status !== 401 && error.status !== 400) throw error
    // Another tab may have signed in meanwhile.
    return accessToken() !== stale && accessToken() !== null
  }
}

/** Replaces a stale token; concurrent callers share one exchange. False: the session is over. */
export const renew = (stale: string | null): Promise<boolean> => {
  running ??= alone(() => exchange(stale)).finally(() => {
    running = null
  })
  return running
}

/**
 * The token exchange at startup (spec 4). A token that another tab, or this page before a reload, received a moment
 * ago is recent enough: twenty tabs restored at once make one exchange.
 */
export const renewAtStart = async (): Promise<boolean> => {
  const token = accessToken()
  return isFresh(token) || renew(token)
}
