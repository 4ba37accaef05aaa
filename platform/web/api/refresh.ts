import { accessToken, refreshToken, saveTokens } from '../session.ts'
import { ApiError } from './api-error.ts'
import { apiReactions } from './reactions.ts'

let running: Promise<boolean> | null = null

/** One tab at a time: a refresh token that two tabs use is taken for a stolen one. Plain http has no locks. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('session-refresh', work) : work()

const exchange = async (stale: string | null): Promise<boolean> => {
  // Another tab has been here while this one waited.
  if (accessToken() !== stale && accessToken() !== null) return true
  const token = refreshToken()
  if (!token) return false
  try {
    saveTokens(await apiReactions().refresh(token))
    return true
  } catch (error) {
    // A portal that is away has not refused the session.
    if (error instanceof ApiError && (error.isAway || error.status === 429)) throw error
    return false
  }
}

/** New tokens in place of the stale one; all who ask meanwhile share one exchange. False: the session is over. */
export const renew = (stale: string | null): Promise<boolean> => {
  running ??= alone(() => exchange(stale)).finally(() => {
    running = null
  })
  return running
}

/** The exchange that start-up makes, whatever the token's age (spec 4). */
export const renewAtStart = (): Promise<boolean> => renew(accessToken())
