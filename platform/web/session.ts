import { readCookie, removeCookie, writeCookie } from './cookies.ts'
import { ownPath } from './own-path.ts'

/** Names under which the browser keeps the session (spec 9). */
export const storageKeys = {
  sessionId: 'session_id',
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  userType: 'user_type',
  lastLoginRole: 'user_last_login_role',
  redirectTo: 'redirect_to',
  sessionEnd: 'session_end',
  refusedToken: 'refused_token',
  acceleratorOf: (uid: string) => `accelerator_id_${uid}`,
} as const

const recentRecordsPrefix = 'recent_records_'

/** Under which the records are kept that a person opened last. */
export const recentRecordsKey = (uid: string): string => recentRecordsPrefix + uid

/** A pair of tokens as the sign-on service gives them. */
export type Tokens = { accessToken: string; refreshToken: string }

const get = (key: string): string | null => localStorage.getItem(key)
const put = (key: string, value: string | null): void => {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
}

const newSessionId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** The session id of the cookie, or null when there is none yet. */
export const savedSessionId = (): string | null => readCookie(storageKeys.sessionId)

/** The session id; a random one is made and stored when none exists (spec 4). */
export const sessionId = (): string => {
  const saved = savedSessionId()
  if (saved) return saved
  const fresh = newSessionId()
  writeCookie(storageKeys.sessionId, fresh)
  return fresh
}

/** How many tabs may be signing in at once; of more the first ones begin anew. */
const signInsAtOnce = 10

const signInPrefix = 'sign_in_state_'

/** Of all sign-ins begun, those that are too many once another begins: the oldest. */
const surplusSignIns = (): string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(signInPrefix))
    .toSorted((one, other) => Number(get(other)) - Number(get(one)))
    .slice(signInsAtOnce - 1)

/**
 * A secret of this browser, one for each sign-in begun, that travels to the sign-on service and back: a return without it was not
 * begun here, and its session is somebody else's. Each has a key of its own: of a list that two tabs write at once, one loses its
 * entry.
 */
export const signInState = (): string => {
  const fresh = newSessionId()
  for (const key of surplusSignIns()) put(key, null)
  put(signInPrefix + fresh, String(Date.now()))
  return fresh
}

/** Whether a return belongs to a sign-in begun in this browser; it counts once. */
export const takeSignInState = (given: string | null): boolean => {
  const key = signInPrefix + (given ?? '')
  if (get(key) === null) return false
  put(key, null)
  return true
}

/** Takes over a session id given by an address. */
export const setSessionId = (id: string): void => writeCookie(storageKeys.sessionId, id)

/** The saved access token, or null. */
export const accessToken = (): string | null => get(storageKeys.accessToken)

/** The saved refresh token, or null. */
export const refreshToken = (): string | null => get(storageKeys.refreshToken)

/** Keeps a pair of tokens; a pair that lacks one is refused (spec 4). */
export const saveTokens = (tokens: Tokens): void => {
  if (!tokens.accessToken || !tokens.refreshToken) throw new Error('A token is missing')
  put(storageKeys.accessToken, tokens.accessToken)
  put(storageKeys.refreshToken, tokens.refreshToken)
}

/** Removes the two tokens that older pages left in the tab's storage (spec 4: cleared at start-up). */
export const clearTabTokens = (): void => {
  sessionStorage.removeItem(storageKeys.accessToken)
  sessionStorage.removeItem(storageKeys.refreshToken)
}

/** How the last session of this browser ended: the person left, or it was over by itself. */
export const sessionEnd = (): 'left' | 'expired' =>
  get(storageKeys.sessionEnd) === 'expired' ? 'expired' : 'left'

const forgetRecentRecords = (): void => {
  for (const key of Object.keys(localStorage)) if (key.startsWith(recentRecordsPrefix)) put(key, null)
}

/**
 * Signs out locally: tokens, session id, user type and the names of recent records go; the last role and the chosen
 * accelerator stay (spec 4). A session that is over by itself is soon taken up again: the names go with who leaves.
 */
export const clearSession = (end: 'left' | 'expired' = 'left'): void => {
  // Other tabs hear of the tokens, and read by then why they are gone.
  put(storageKeys.sessionEnd, end)
  put(storageKeys.accessToken, null)
  put(storageKeys.refreshToken, null)
  put(storageKeys.userType, null)
  if (end === 'left') forgetRecentRecords()
  removeCookie(storageKeys.sessionId)
}

const markOf = (token: string | null): string => (token ?? '').slice(-16)

/** Marks, for this tab, the token that was refused. */
export const noteRefused = (): void => sessionStorage.setItem(storageKeys.refusedToken, markOf(accessToken()))

/** Whether another tab has signed on since this one was refused. */
export const isRenewedElsewhere = (): boolean =>
  accessToken() !== null && markOf(accessToken()) !== sessionStorage.getItem(storageKeys.refusedToken)

/** Takes another session over, without a moment of being signed out: other tabs would leave. */
export const takeOver = (id: string, tokens: Tokens): void => {
  put(storageKeys.userType, null)
  setSessionId(id)
  saveTokens(tokens)
}

/** Whether a token is saved: what a page may assume before anybody is asked. */
export const mayBeSignedIn = (): boolean => accessToken() !== null || refreshToken() !== null

/** The role each person of this browser used last (spec 3 "last login role per user"). */
const lastRoles = (): Record<string, unknown> => {
  try {
    const saved: unknown = JSON.parse(get(storageKeys.lastLoginRole) ?? '{}')
    return typeof saved === 'object' && saved !== null ? { ...saved } : {}
  } catch {
    return {}
  }
}

/** The role a person used last, restored at start-up (spec 4). */
export const lastLoginRole = (uid: string): string | null => {
  const role = lastRoles()[uid]
  return typeof role === 'string' ? role : null
}

/** The role chosen since signing in; signing out forgets it. */
export const userType = (): string | null => get(storageKeys.userType)

/** Remembers a person's active role for this and the next visit. */
export const setLoginRole = (uid: string, role: string): void => {
  put(storageKeys.lastLoginRole, JSON.stringify({ ...lastRoles(), [uid]: role }))
  put(storageKeys.userType, role)
}

/** The accelerator a person chose last, or null. */
export const savedAcceleratorId = (uid: string): number | null => {
  const value = Number(get(storageKeys.acceleratorOf(uid)))
  return Number.isSafeInteger(value) && value > 0 ? value : null
}

/** Remembers the accelerator a person chose. */
export const saveAcceleratorId = (uid: string, id: number | null): void =>
  put(storageKeys.acceleratorOf(uid), id === null ? null : String(id))

/** Remembers where to come back to after signing in; only a path of this portal is kept. */
export const rememberReturn = (path: string): void =>
  put(storageKeys.redirectTo, ownPath(path, location.origin))

/** Where to come back to, once; null when nowhere. */
export const takeReturn = (): string | null => {
  const path = get(storageKeys.redirectTo)
  put(storageKeys.redirectTo, null)
  return ownPath(path, location.origin)
}
