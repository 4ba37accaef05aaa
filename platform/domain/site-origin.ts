/** A name in the DNS: nothing else may stand in a header that names sites. */
const hostName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/

/** Whoever builds a site tries it at home, where nobody else's page can stand. */
const own = new Set(['localhost', '127.0.0.1'])

/**
 * The origin that somebody means by the address of a site, as browsers write it, or `null`: a public name over https, or one's
 * own machine. Only the start page's address is taken: a path would promise more than an origin keeps.
 */
export const siteOrigin = (given: string): string | null => {
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(given) ? given : `https://${given}`
  if (!URL.canParse(whole)) return null
  const { protocol, hostname, origin, pathname, search, hash, username, password } = new URL(whole)
  if (`${search}${hash}${username}${password}` !== '' || pathname !== '/') return null
  const isOwn = own.has(hostname)
  if (protocol !== 'https:' && !(protocol === 'http:' && isOwn)) return null
  return (isOwn || hostName.test(hostname)) && hostname.length <= 253 ? origin : null
}
