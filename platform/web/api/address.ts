import type { Endpoint } from '#platform/contract/endpoint.ts'
import { personStore } from '../person-store.ts'
import type { AnyInput } from './call-input.ts'

export const apiRoot = '/api/v1'

const written = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value))

/** Adds a list of values to a query string; unset values are omitted. */
export const queryString = (query: Record<string, unknown>): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, written(value))
  }
  const text = search.toString()
  return text ? `?${text}` : ''
}

/** The URL of a call with its path parameters and query; the caller's own uid is filled in where required. */
export const addressOf = (endpoint: Endpoint, input: AnyInput): string => {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(written(input.params?.[name] ?? '')),
  )
  const own = endpoint.ownUid ? { [endpoint.ownUid]: personStore.get()?.uid } : {}
  return apiRoot + path + queryString({ ...own, ...input.query })
}
