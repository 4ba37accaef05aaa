import { ApiError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { ownPath } from '#platform/web/own-path.ts'
import { returnTarget } from '#platform/web/public/return-target.ts'
import {
  clearSession,
  isRenewedElsewhere,
  rememberReturn,
  savedSessionId,
  saveTokens,
  sessionId,
  setSessionId,
  signInState,
  takeReturn,
  takeSignInState,
} from '#platform/web/session.ts'
import { confirmUser, getSignOnAddress, getToken, logoutProject } from '../../contract/session.endpoints.ts'
import { silentSignOn, silentSignOut } from './silent-sign-on.ts'

/** The name of the return target in the address of every step. */
const target = 'redirect_to'

/** Set when the person comes from the letter that confirmed their address. */
const confirmedFlag = 'confirmed'

/** Who waits for the portal to come back must not be sent away. */
const unlessAway = (error: unknown): void => {
  if (error instanceof ApiError && error.isAway) throw error
}

/** Makes the session id, asks where the sign-on service is, and answers its address (spec 2, /login-portal). */
export const signOnAddress = async (here: URL, signUp: boolean): Promise<string> => {
  const wanted =
    returnTarget(here.searchParams.get(target), here.origin) ?? returnTarget(takeReturn(), here.origin)
  // Kept beside the address as well: a letter opened later in this browser leads back, too.
  if (wanted) rememberReturn(wanted)
  const back = new URL('/get-token', here.origin)
  back.searchParams.set('session_id', sessionId())
  back.searchParams.set('state', signInState())
  if (wanted) back.searchParams.set(target, wanted)
  const { address } = await call(getSignOnAddress, {
    query: { returnUrl: back.pathname + back.search, ...(signUp ? { signUp } : {}) },
  })
  if (!here.searchParams.has(confirmedFlag)) return address
  const confirmed = new URL(address)
  confirmed.searchParams.set(confirmedFlag, 'true')
  return confirmed.href
}

const signInFor = (wanted: string | null): string =>
  wanted ? `/login-portal?${new URLSearchParams({ [target]: wanted })}` : '/login-portal'

/**
 * A return that this browser did not begin may carry somebody else's session: it is not taken over. Signing in starts
 * anew; who is signed in at the service goes on by one press.
 */
const begunElsewhere = (here: URL): string =>
  signInFor(returnTarget(here.searchParams.get(target), here.origin))

/** Takes the session over, exchanges it for tokens, and answers where to go; a refusal leads to the exit (spec 2). */
export const enter = async (here: URL): Promise<string> => {
  const given = here.searchParams.get('session_id')
  if (given) {
    if (!takeSignInState(here.searchParams.get('state'))) return begunElsewhere(here)
    setSessionId(given)
  }
  try {
    saveTokens(await call(getToken))
  } catch (error) {
    unlessAway(error)
    return '/logout'
  }
  const kept = takeReturn()
  return (
    returnTarget(here.searchParams.get(target), here.origin) ?? returnTarget(kept, here.origin) ?? '/bch/view'
  )
}

/** Milliseconds for each answer of the service to who would otherwise have to sign in again: a slow one is worth waiting for. */
const resumePatience = 15_000

/** Whose session is over here may be signed in at the service still; otherwise its login is shown, then the way back. */
const resume = async (here: URL): Promise<string> => {
  const kept = takeReturn()
  const wanted = returnTarget(here.searchParams.get(target), here.origin) ?? returnTarget(kept, here.origin)
  if (isRenewedElsewhere() || (await silentSignOn(resumePatience))) return wanted ?? '/'
  clearSession('expired')
  return signInFor(wanted)
}

/**
 * Signs out here and at the service: by the portal's server, and by the hidden frame where that did not reach the
 * browser's session (spec 2, /logout). Whose session only ended (`expired`) comes back to where they were; a person who
 * changes the account (`redirect_to`) signs in as another one and is led back.
 */
export const leave = async (here: URL): Promise<string> => {
  if (here.searchParams.has('expired')) return resume(here)
  if (savedSessionId()) {
    await call(logoutProject).catch((error: unknown) => console.info('the service was not told', error))
  }
  clearSession()
  await silentSignOut()
  const wanted = returnTarget(here.searchParams.get(target), here.origin)
  return wanted ? signInFor(wanted) : '/portal'
}

/** Tells the sign-on page to say so, when the person goes there from the letter. */
const withConfirmation = (address: string): string =>
  address.startsWith('/login-portal')
    ? `${address}${address.includes('?') ? '&' : '?'}${confirmedFlag}=true`
    : address

/**
 * Confirms a registration by its letter's token, and answers where to go: the given page, else signing in (spec 2). The
 * service asks for the registration's password first and leads back here.
 */
export const confirm = async (here: URL): Promise<string> => {
  const { redirectTo, passwordPage } = await call(confirmUser, {
    query: { token: here.searchParams.get('token') ?? '' },
  })
  if (passwordPage !== null) return passwordPage
  return withConfirmation(
    ownPath(here.searchParams.get('redirect'), here.origin) ??
      ownPath(redirectTo, here.origin) ??
      '/login-portal',
  )
}
