import type { Endpoint } from '#platform/contract/endpoint.ts'
import { accessToken, refreshToken, savedSessionId, sessionId } from '../session.ts'
import { addressOf } from './address.ts'
import { failedAnswer, unanswered } from './answer.ts'
import { RequestAborted } from './api-error.ts'
import type { AnyInput } from './call-input.ts'
import { announcing } from './changes.ts'
import { reportAway } from './connection.ts'
import { apiReactions } from './reactions.ts'
import { renew } from './refresh.ts'
import { acceleratorStore } from '../person-store.ts'
import { projectKey } from '#platform/domain/project-key.ts'
import { pageId } from './page-id.ts'

const declares = (endpoint: Endpoint, name: string): boolean =>
  endpoint.headers !== undefined && name in endpoint.headers.shape

/**
 * Headers of a call: bearer and session id if known, the chosen accelerator and the project key where declared (spec
 * 7), for a command the page id, and the page's language, which may differ from the browser's.
 */
const headersOf = (endpoint: Endpoint, input: AnyInput): Headers => {
  const headers = new Headers({ accept: 'application/json' })
  const language = document.documentElement.lang
  if (language) headers.set('Accept-Language', language)
  if (endpoint.changes) headers.set('Page-Id', pageId)
  const token = accessToken()
  if (token) headers.set('Authorization', `Bearer ${token}`)
  const session = declares(endpoint, 'session-id') ? sessionId() : savedSessionId()
  if (session) headers.set('Session-Id', session)
  const accelerator = acceleratorStore.get()
  if (accelerator !== null && declares(endpoint, 'accelerator-id'))
    headers.set('Accelerator-Id', String(accelerator))
  if (declares(endpoint, 'project-key')) headers.set('Project-Key', projectKey)
  for (const [name, value] of Object.entries(input.headers ?? {})) {
    if (value !== undefined) headers.set(name, String(value))
  }
  return headers
}

/** Options of a call. */
export type CallOptions = {
  signal?: AbortSignal | undefined
  /** The caller shows the error itself: a 403 does not redirect home. */
  deniedHere?: boolean | undefined
  /** An auto-save engine updates the screen itself: nothing is refetched at once. */
  quiet?: boolean | undefined
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/**
 * Maximum characters of a write sent with `keepalive`, so that a box ticked right before leaving is saved. Browsers
 * refuse such requests once those in progress exceed 64 KiB together.
 */
const outlivingLength = 4000

/** JSON, or the bytes of a file. */
const bodyOf = (given: unknown): string | Blob | undefined =>
  given === undefined || given instanceof Blob ? given : JSON.stringify(given)

const once = async (
  endpoint: Endpoint,
  input: AnyInput,
  signal: AbortSignal | undefined,
): Promise<Response> => {
  const url = addressOf(endpoint, input)
  const headers = headersOf(endpoint, input)
  const body = bodyOf(input.body)
  if (body !== undefined)
    headers.set('content-type', typeof body === 'string' ? 'application/json' : 'application/octet-stream')
  try {
    return await fetch(url, {
      method: endpoint.method,
      headers,
      credentials: 'include',
      ...(body === undefined
        ? {}
        : { body, keepalive: typeof body === 'string' && body.length <= outlivingLength }),
      ...(signal ? { signal } : {}),
    })
  } catch (error) {
    if (isAbort(error)) throw new RequestAborted()
    throw unanswered(url)
  }
}

/** For calls that create or end a session a 401 is the result: a refresh does not help. */
const isAboutSession = (endpoint: Endpoint): boolean =>
  endpoint.path.startsWith('/jwt/') && endpoint.permission === 'public'

const sendOnce = async (endpoint: Endpoint, input: AnyInput, options: CallOptions): Promise<Response> => {
  const used = accessToken()
  let response = await once(endpoint, input, options.signal)
  if (response.status === 401 && !isAboutSession(endpoint) && (used ?? refreshToken()) !== null) {
    const renewed = await renew(used)
    if (renewed) response = await once(endpoint, input, options.signal)
    if (response.status === 401) apiReactions().onExit()
  }
  if (response.ok) return response
  const error = await failedAnswer(response)
  if (error.code === 'STEP_UP_REQUIRED') {
    if (!(await apiReactions().onStepUp?.())) throw error
    return sendOnce(endpoint, input, options)
  }
  if (error.isAway) reportAway()
  if (error.status === 403 && !options.deniedHere) apiReactions().onDenied('ACCESS_DENIED')
  throw error
}

/**
 * Sends a call, refreshes an expired token once and repeats, and reacts to 401 and 403 (spec 8). Announces the
 * changes of a command.
 */
export const send = (endpoint: Endpoint, input: AnyInput, options: CallOptions = {}): Promise<Response> =>
  announcing(endpoint, input, options, () => sendOnce(endpoint, input, options))
