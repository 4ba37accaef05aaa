/** The portal's page that receives the session id: the sign-on service's only return address. */
const returnPath = '/get-token'

/** The full return address, or null for anything but the portal's own page that receives tokens. */
export const portalReturnUrl = (publicUrl: string, given: string): string | null => {
  // Browsers drop tabs and convert `\` before parsing: a URL with these is refused.
  if (/[^\x21-\x7e]|\\/.test(given) || !URL.canParse(given, publicUrl)) return null
  const url = new URL(given, publicUrl)
  const own = url.origin === new URL(publicUrl).origin && !url.username && !url.password
  return own && url.pathname === returnPath ? url.href : null
}
