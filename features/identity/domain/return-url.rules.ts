/** The portal's page that takes the session id: the only address the sign-on service sends people back to. */
const returnPath = '/get-token'

/** The full return address, or null for anything but the portal's own page that takes tokens. */
export const portalReturnUrl = (publicUrl: string, given: string): string | null => {
  // Browsers drop tabs and turn `\` before they parse: an address that holds such is nobody's own.
  if (/[^\x21-\x7e]|\\/.test(given) || !URL.canParse(given, publicUrl)) return null
  const url = new URL(given, publicUrl)
  const own = url.origin === new URL(publicUrl).origin && !url.username && !url.password
  return own && url.pathname === returnPath ? url.href : null
}
