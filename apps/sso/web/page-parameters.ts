import {
  addressParameter,
  invitedParameter,
  longestPersonName,
  nameParameters,
} from '#platform/domain/person-name.ts'
import { isEmailAddress } from '#platform/web/public/email-address.ts'

/** Parameters of a page of the service (product 7), as its calls name them. */
export type PageParameters = { projectKey: string; session?: string; redirectedFrom: string }

const passed = ['project_key', 'session', 'redirected_from'] as const

/** Parses the parameters of a URL; missing ones are empty, and the service then reports the page as unknown. */
export const pageParameters = (search: URLSearchParams): PageParameters => {
  const session = search.get('session')
  return {
    projectKey: search.get('project_key') ?? '',
    ...(session ? { session } : {}),
    redirectedFrom: search.get('redirected_from') ?? '',
  }
}

/** The name that the registration begins with, as an invitation knows it. */
export const givenNames = (search: URLSearchParams) => {
  const named = (name: string) => (search.get(name) ?? '').slice(0, longestPersonName)
  return {
    lastName: named(nameParameters.lastName),
    firstName: named(nameParameters.firstName),
    middleName: named(nameParameters.middleName),
  }
}

/** Maximum length of an email address in characters (RFC 5321). */
const longestAddress = 254

/** The address that signs in, as an invitation knows it; empty without one. */
export const givenAddress = (fragment: string): string => {
  const address = new URLSearchParams(fragment.slice(1)).get(addressParameter) ?? ''
  return address.length <= longestAddress && isEmailAddress(address) ? address : ''
}

/** The ticket of an invitation, which has proved its address; null for other registrations. */
export const ticketOf = (search: URLSearchParams): string | null => search.get(invitedParameter)

/** Another page of the service with the same parameters, without one-time tokens. */
export const pageAddress = (page: string, search: URLSearchParams): string => {
  const retained = new URLSearchParams()
  for (const name of passed) {
    const value = search.get(name)
    if (value) retained.set(name, value)
  }
  const query = retained.toString()
  return `/sso/${page}${query ? `?${query}` : ''}`
}
