import type { FastifyRequest } from 'fastify'
import type { Context } from '#platform/server/context.ts'
import { lifetimes } from '../domain/limits.rules.ts'

/** The browser of a call: the cookie it sent, and the one it receives (`null`: deleted). */
export type Visit = {
  cookie: string | null
  address: string
  userAgent: string
  /** Ties a sign-in with the upstream provider to the browser that started it. */
  upstream: string | null
  newCookie?: string | null
  /** A sign-in in this browser that waits for its second step. */
  step: string | null
  newStep?: string | null
  /** The mark of a browser in which somebody has signed in before. */
  browser: string | null
  newBrowser?: string
}

const cookieName = 'sso_session'

/** The cookie of a pending second step. */
const stepCookie = 'sso_step'

/** The cookie by which accounts recognise a browser. */
const browserCookie = 'sso_browser'

/** The cookie of a sign-in with the upstream provider. */
export const upstreamCookie = 'sso_upstream'

const visits = new WeakMap<FastifyRequest, Visit>()

const cookieOf = (header: string | undefined, wanted: string): string | null => {
  for (const part of (header ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2)
    if (name === wanted && value && /^[A-Za-z0-9_-]{43}$/.test(value)) return value
  }
  return null
}

/** The browser of a request; the same object for the whole request. */
export const visitOf = (request: FastifyRequest): Visit => {
  const known = visits.get(request)
  if (known) return known
  const visit: Visit = {
    cookie: cookieOf(request.headers.cookie, cookieName),
    upstream: cookieOf(request.headers.cookie, upstreamCookie),
    step: cookieOf(request.headers.cookie, stepCookie),
    browser: cookieOf(request.headers.cookie, browserCookie),
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
  }
  visits.set(request, visit)
  return visit
}

/** A context of the service: includes the browser. */
export type SsoContext = Context & { visit: Visit }

/** The browser in a context made by the service's `contextOf`. */
export const visitIn = (ctx: Context): Visit => (ctx as SsoContext).visit

const line = (name: string, value: string | null, options: { secure: boolean; seconds: number }): string =>
  [
    `${name}=${value ?? ''}`,
    'Path=/sso',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${value === null ? 0 : options.seconds}`,
    ...(options.secure ? ['Secure'] : []),
  ].join('; ')

/** The `Set-Cookie` lines of a visit, for changed cookies. */
export const setCookies = (
  { newCookie, newStep, newBrowser }: Visit,
  { secure, sessionSeconds }: { secure: boolean; sessionSeconds: number },
): string[] => [
  ...(newCookie === undefined ? [] : [line(cookieName, newCookie, { secure, seconds: sessionSeconds })]),
  ...(newStep === undefined ? [] : [line(stepCookie, newStep, { secure, seconds: lifetimes.loginStep })]),
  ...(newBrowser === undefined
    ? []
    : [line(browserCookie, newBrowser, { secure, seconds: lifetimes.knownBrowser })]),
]
