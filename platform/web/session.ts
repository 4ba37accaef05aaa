import { readCookie, removeCookie, writeCookie } from './cookies.ts'
import { ownPath } from './own-path.ts'

/** Storage keys of the session in the browser (spec 9). */
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

/** Storage key of the records that a person opened recently. */
export const recentRecordsKey = (uid: string): string => recentRecordsPrefix + uid

/** A pair of tokens from the sign-on service. */
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

/** The session id in the cookie, or null. */
export const savedSessionId = (): string | null => readCookie(storageKeys.sessionId)

/** The session id; a random one is created and stored if there is none (spec 4). */
export const sessionId = (): string => {
  const saved = savedSessionId()
  if (saved) return saved
  const fresh = newSessionId()
  writeCookie(storageKeys.sessionId, fresh)
  return fresh
}

/** Maximum number of concurrent sign-ins in tabs; beyond it the oldest must start again. */
const signInsAtOnce = 10

const signInPrefix = 'sign_in_state_'

/** The oldest sign-ins in progress, those over the limit once another starts. */
const surplusSignIns = (): string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(signInPrefix))
    .toSorted((one, other) => Number(get(other)) - Number(get(one)))
    .slice(signInsAtOnce - 1)

/**
 * A secret of this browser per sign-in, sent to the sign-on service and back: a return without it was not started
 * here, and its session is another person's. Each has its own key: if two tabs wrote a shared list at once, one entry
 * would be lost.
 */
export const signInState = (): string => {
  const fresh = newSessionId()
  for (const key of surplusSignIns()) put(key, null)
  put(signInPrefix + fresh, String(Date.now()))
  return fresh
}

/** Whether a return belongs to a sign-in started in this browser; valid once. */
export const takeSignInState = (given: string | null): boolean => {
  const key = signInPrefix + (given ?? '')
  if (get(key) === null) return false
  put(key, null)
  return true
}

/** Adopts a session id from a URL. */
export const setSessionId = (id: string): void => writeCookie(storageKeys.sessionId, id)

/** The saved access token, or null. */
export const accessToken = (): string | null => get(storageKeys.accessToken)

/** The saved refresh token, or null. */
export const refreshToken = (): string | null => get(storageKeys.refreshToken)

/** Saves a pair of tokens; an incomplete pair is refused (spec 4). */
export const saveTokens = (tokens: Tokens): void => {
  if (!tokens.accessToken || !tokens.refreshToken) throw new Error('A token is missing')
  put(storageKeys.accessToken, tokens.accessToken)
  put(storageKeys.refreshToken, tokens.refreshToken)
}

/** Removes the two tokens that older pages left in the tab's storage (spec 4: cleared at startup). */
export const clearTabTokens = (): void => {
  sessionStorage.removeItem(storageKeys.accessToken)
  sessionStorage.removeItem(storageKeys.refreshToken)
}

/** How the last session of this browser ended: the person signed out, or it expired. */
export const sessionEnd = (): 'left' | 'expired' =>
  get(storageKeys.sessionEnd) === 'expired' ? 'expired' : 'left'

const untilSignOutPrefix = 'until_sign_out_'

/** Storage key of what a page stores for as long as the session lasts. */
export const untilSignOut = (name: string): string => untilSignOutPrefix + name

const personKey = untilSignOut('person')

/** The person whose pages this browser opened last in this session, also without a network; null if unknown. */
export const sessionPerson = (): string | null => get(personKey)

const forget = (prefix: string): void => {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) put(key, null)
}

/**
 * Signs out locally: removes tokens, session id, user type and the names of recent records; the last role and the
 * chosen accelerator remain (spec 4). After an expired session the same person usually returns, so the names are
 * removed only on signing out.
 */
export const clearSession = (end: 'left' | 'expired' = 'left'): void => {
  // Other tabs receive the token change, and then read the reason.
  put(storageKeys.sessionEnd, end)
  put(storageKeys.accessToken, null)
  put(storageKeys.refreshToken, null)
  put(storageKeys.userType, null)
  forget(untilSignOutPrefix)
  if (end === 'left') forget(recentRecordsPrefix)
  removeCookie(storageKeys.sessionId)
}

const markOf = (token: string | null): string => (token ?? '').slice(-16)

/** Marks the refused token, for this tab. */
export const noteRefused = (): void => sessionStorage.setItem(storageKeys.refusedToken, markOf(accessToken()))

/** Whether another tab has signed in since this one was refused. */
export const isRenewedElsewhere = (): boolean =>
  accessToken() !== null && markOf(accessToken()) !== sessionStorage.getItem(storageKeys.refusedToken)

/**
 * Switches to another session without being signed out in between: other tabs would leave. What pages stored for the
 * session is another person's, and is removed.
 */
export const takeOver = (id: string, tokens: Tokens): void => {
  put(storageKeys.userType, null)
  forget(untilSignOutPrefix)
  setSessionId(id)
  saveTokens(tokens)
}

/** Whether a token is saved: a page's assumption before any request. */
export const mayBeSignedIn = (): boolean => accessToken() !== null || refreshToken() !== null

/** The last role of each person in this browser (spec 3 "last login role per user"). */
const lastRoles = (): Record<string, unknown> => {
  try {
    const saved: unknown = JSON.parse(get(storageKeys.lastLoginRole) ?? '{}')
    return typeof saved === 'object' && saved !== null ? { ...saved } : {}
  } catch {
    return {}
  }
}

/** A person's last role, restored at startup (spec 4). */
export const lastLoginRole = (uid: string): string | null => {
  const role = lastRoles()[uid]
  return typeof role === 'string' ? role : null
}

/** The role chosen since signing in; removed on signing out. */
export const userType = (): string | null => get(storageKeys.userType)

/** Saves a person's active role for this and the next visit. */
export const setLoginRole = (uid: string, role: string): void => {
  put(storageKeys.lastLoginRole, JSON.stringify({ ...lastRoles(), [uid]: role }))
  put(storageKeys.userType, role)
  put(personKey, uid)
}

/** The accelerator that a person chose last, or null. */
export const savedAcceleratorId = (uid: string): number | null => {
  const value = Number(get(storageKeys.acceleratorOf(uid)))
  return Number.isSafeInteger(value) && value > 0 ? value : null
}

/** Saves the accelerator that a person chose. */
export const saveAcceleratorId = (uid: string, id: number | null): void =>
  put(storageKeys.acceleratorOf(uid), id === null ? null : String(id))

/** Saves the return path for after signing in; only a path of this portal is saved. */
export const rememberReturn = (path: string): void =>
  put(storageKeys.redirectTo, ownPath(path, location.origin))

/** Returns and removes the return path; null if none. */
export const takeReturn = (): string | null => {
  const path = get(storageKeys.redirectTo)
  put(storageKeys.redirectTo, null)
  return ownPath(path, location.origin)
}
