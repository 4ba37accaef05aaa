import { linkTo } from '#platform/domain/screen-paths.ts'

/** A portal that uses the service: its key and its public origin. */
export type Project = { key: string; url: string }

/** The portal's page that receives the session id, and the only allowed return address (product 7). */
const returnPath = '/get-token'

/** The portal's page that starts a sign-on. */
export const signInPath = '/login-portal'
const confirmPath = '/confirm-user'

/** Browsers drop or convert some characters before parsing (tabs, `\`): URLs with these are refused. */
const harmful = /[^\x21-\x7e]|[\\<>"^`{|}]/

/** The return address that a page was opened with, or null if it is not on the project's list. */
export const returnAddress = (project: Project, given: string | undefined): URL | null => {
  const origin = new URL(project.url).origin
  if (!given || harmful.test(given) || !given.startsWith(`${origin}/`)) return null
  if (!URL.canParse(given)) return null
  const url = new URL(given)
  if (url.origin !== origin || url.username || url.password) return null
  if (url.pathname !== returnPath) return null
  url.hash = ''
  return url
}

/** The return address with the session id that the service has just created. */
export const withSession = (address: URL, sessionId: string): string => {
  const url = new URL(address)
  url.searchParams.set('session_id', sessionId)
  return url.href
}

/** The portal's own path that restarts the sign-on and preserves the destination. */
export const signInAgain = (address: URL): string => {
  const url = new URL(address)
  url.searchParams.delete('session_id')
  return `${signInPath}${url.search}`
}

/** The link of the confirmation email. */
export const confirmLink = (project: Project, token: string, redirect: string): string => {
  const url = new URL(confirmPath, project.url)
  url.searchParams.set('token', token)
  url.searchParams.set('redirect', redirect)
  return url.href
}

/** The link of the email "you are already registered". */
export const signInLink = (project: Project, redirect: string): string => new URL(redirect, project.url).href

/** The portal's account security page. */
export const securityLink = (project: Project): string =>
  new URL(linkTo('/bch/view/person-user-profile', { tab: 'security' }), project.url).href

const servicePage = (serviceUrl: string, page: string, project: Project, address: URL | string): URL => {
  const url = new URL(`${serviceUrl}/${page}`)
  url.searchParams.set('project_key', project.key)
  url.searchParams.set('redirected_from', String(address))
  return url
}

/** The service's page of the second step. */
export const secondStepPage = (serviceUrl: string, project: Project, address: URL): string =>
  servicePage(serviceUrl, 'second-step', project, address).href

/** Where links lead that no page of the portal asked for. */
export const usualReturn = (project: Project): URL => new URL(returnPath, project.url)

/** The service's page that requests a new password. */
export const forgottenLink = (serviceUrl: string, project: Project): string =>
  servicePage(serviceUrl, 'forgotten-password', project, usualReturn(project)).href

/** The service's page that asks for the password of a registration. */
export const confirmPage = (serviceUrl: string, project: Project, token: string): string => {
  const url = servicePage(serviceUrl, 'confirm', project, usualReturn(project))
  url.searchParams.set('token', token)
  return url.href
}

/** The link of an email about a change of address: a page of the service. */
export const emailChangeLink = (serviceUrl: string, project: Project, token: string): string => {
  const url = servicePage(serviceUrl, 'confirm-email', project, usualReturn(project))
  url.searchParams.set('token', token)
  return url.href
}

/** The link of the forgotten-password email: a page of the service. */
export const newPasswordLink = (
  serviceUrl: string,
  project: Project,
  token: string,
  address: URL,
): string => {
  const url = servicePage(serviceUrl, 'new-password', project, address)
  url.searchParams.set('token', token)
  return url.href
}
