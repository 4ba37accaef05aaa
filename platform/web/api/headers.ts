import type { Endpoint } from '#platform/contract/endpoint.ts'
import { acceleratorStore } from '../person-store.ts'
import { projectKey } from '#platform/domain/project-key.ts'
import { accessToken, savedSessionId, sessionId } from '../session.ts'
import type { AnyInput } from './call-input.ts'
import { pageId } from './page-id.ts'

const declares = (endpoint: Endpoint, name: string): boolean =>
  endpoint.headers !== undefined && name in endpoint.headers.shape

/**
 * Headers of a call: bearer and session id if known, the chosen accelerator and the project key where declared (spec
 * 7), for a command the page id, and the page's language, which may differ from the browser's.
 */
export const headersOf = (endpoint: Endpoint, input: AnyInput): Headers => {
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
