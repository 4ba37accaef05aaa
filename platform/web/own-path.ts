/**
 * The path on this portal that a URL refers to, or null if it refers elsewhere. An open redirect is a defect (product
 * 7): browsers drop tabs and line breaks, turn `\` into `/`, and fold `/.//`, so the parsed URL decides.
 */
export const ownPath = (given: string | null | undefined, origin: string): string | null => {
  if (!given || !(given.startsWith('/') || given.startsWith(`${origin}/`)) || !URL.canParse(given, origin))
    return null
  const url = new URL(given, origin)
  if (url.origin !== origin || url.username || url.password || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
