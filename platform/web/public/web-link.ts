/** An address people wrote themselves, as a link that leads to the web and nowhere else. */
export const webLink = (site: string): { href: string; shown: string } | null => {
  const given = site.trim()
  const href = /^https?:\/\//i.test(given) ? given : `https://${given}`
  if (!given || !URL.canParse(href)) return null
  const url = new URL(href)
  const isWeb = /^https?:$/.test(url.protocol) && url.hostname.includes('.') && !url.username
  return isWeb ? { href: url.href, shown: url.hostname.replace(/^www\./, '') } : null
}
