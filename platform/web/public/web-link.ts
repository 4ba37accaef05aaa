/** A URL that people entered, as a link that is always http or https. */
export const webLink = (site: string): { href: string; shown: string } | null => {
  const given = site.trim()
  const href = /^https?:\/\//i.test(given) ? given : `https://${given}`
  if (!given || !URL.canParse(href)) return null
  const url = new URL(href)
  const isWeb = /^https?:$/.test(url.protocol) && url.hostname.includes('.') && !url.username
  return isWeb ? { href: url.href, shown: url.hostname.replace(/^www\./, '') } : null
}
