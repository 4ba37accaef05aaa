/** A DNS name: headers that list sites may contain nothing else. */
const hostName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/

/** Developers try a site on their own machine, where nobody else can serve a page. */
const own = new Set(['localhost', '127.0.0.1'])

/**
 * The origin of a site's URL as browsers write it, or `null`: a public name over https, or the local machine. Only a
 * start page URL is accepted: an origin cannot guarantee a path.
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
