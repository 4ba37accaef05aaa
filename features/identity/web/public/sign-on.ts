import { ApiError } from '#platform/web/api/api-error.ts'
import {
  addressParameter,
  invitedParameter,
  nameParameters,
  nameParts,
} from '#platform/domain/person-name.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { wishedRoleOf, wishParam } from '#platform/domain/wished-roles.ts'
import { call } from '#platform/web/api/call.ts'
import { isWorkPath } from '#platform/web/entry-of.ts'
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

/** The query parameter of the return target in every step. */
const target = 'redirect_to'

/** Set when the person comes from the confirmation email. */
const confirmedFlag = 'confirmed'

/** While the portal is unavailable the person must stay on the page. */
const unlessAway = (error: unknown): void => {
  if (error instanceof ApiError && error.isAway) throw error
}

/** What the registration form may begin with, as an invitation knows it. */
const beginnings = [...nameParts.map((part) => nameParameters[part]), invitedParameter]

/** Creates the session id, requests the sign-on service's URL, and returns it (spec 2, /login-portal). */
export const signOnAddress = async (here: URL, signUp: boolean): Promise<string> => {
  const wish = signUp ? wishedRoleOf(here.searchParams.get(wishParam)) : null
  const wanted =
    returnTarget(here.searchParams.get(target), here.origin) ??
    // The first screen says what to do for this role; the return target survives the confirmation email.
    (wish && linkTo('/bch/view/agenda', { wish })) ??
    returnTarget(takeReturn(), here.origin)
  // Also stored outside the URL: an email opened later in this browser leads back, too.
  if (wanted) rememberReturn(wanted)
  const back = new URL('/get-token', here.origin)
  back.searchParams.set('session_id', sessionId())
  back.searchParams.set('state', signInState())
  if (wanted) back.searchParams.set(target, wanted)
  const { address } = await call(getSignOnAddress, {
    query: { returnUrl: back.pathname + back.search, ...(signUp ? { signUp } : {}) },
  })
  const given = signUp ? beginnings.filter((name) => here.searchParams.has(name)) : []
  const email = new URLSearchParams(here.hash.slice(1)).get(addressParameter)
  if (given.length === 0 && !email && !here.searchParams.has(confirmedFlag)) return address
  const next = new URL(address)
  if (email) next.hash = `${new URLSearchParams({ [addressParameter]: email })}`
  for (const name of given) next.searchParams.set(name, here.searchParams.get(name) ?? '')
  if (here.searchParams.has(confirmedFlag)) next.searchParams.set(confirmedFlag, 'true')
  return next.href
}

const signInFor = (wanted: string | null): string =>
  wanted ? `/login-portal?${new URLSearchParams({ [target]: wanted })}` : '/login-portal'

/**
 * A return that this browser did not start may contain another person's session: it is not adopted. Signing in
 * restarts; a person signed in at the service continues by one click.
 */
const begunElsewhere = (here: URL): string =>
  signInFor(returnTarget(here.searchParams.get(target), here.origin))

/** Adopts the session, exchanges it for tokens, and returns the next page; an error leads to the exit (spec 2). */
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
  const stored = takeReturn()
  return (
    returnTarget(here.searchParams.get(target), here.origin) ??
    returnTarget(stored, here.origin) ??
    '/bch/view'
  )
}

/**
 * Timeout of each response of the service in milliseconds, when the alternative is to sign in again: a slow one is
 * worth waiting for.
 */
const resumePatience = 15_000

/**
 * After an expired session here the person may still be signed in at the service; otherwise its login is shown, with
 * the return address.
 */
const resume = async (here: URL): Promise<string> => {
  const stored = takeReturn()
  const wanted = returnTarget(here.searchParams.get(target), here.origin) ?? returnTarget(stored, here.origin)
  if (isRenewedElsewhere() || (await silentSignOn(resumePatience))) return wanted ?? '/'
  clearSession('expired')
  return signInFor(wanted)
}

/**
 * Signs out here and at the service: by the portal's server, and by the hidden frame if that did not reach the
 * browser's session (spec 2, /logout). After an expired session (`expired`) the person returns to where they were; to
 * change the account (`redirect_to`) they sign in as another one and are redirected back.
 */
export const leave = async (here: URL): Promise<string> => {
  if (here.searchParams.has('expired')) return resume(here)
  if (savedSessionId()) {
    await call(logoutProject).catch((error: unknown) => console.info('the service was not told', error))
  }
  clearSession()
  await silentSignOut()
  const wanted = returnTarget(here.searchParams.get(target), here.origin)
  if (!wanted) return '/portal'
  // A page for guests leads on by itself; any other needs the other account first.
  return isWorkPath(wanted) ? signInFor(wanted) : wanted
}

/** Makes the sign-on page show the confirmation, when the person comes from the email. */
const withConfirmation = (address: string): string =>
  address.startsWith('/login-portal')
    ? `${address}${address.includes('?') ? '&' : '?'}${confirmedFlag}=true`
    : address

/**
 * Confirms a registration by its email's token, and returns the next page: the given one, else signing in (spec 2).
 * The service first asks for the registration's password and redirects back here.
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
