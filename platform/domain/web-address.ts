/** What a host of the web is called: labels and dots, also as other alphabets travel (`xn--…`). */
export const hostPattern = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{2,59})$/i

/** The protocols that no link runs code by. */
export const webProtocol = /^https?$/

/** Whether a text is an address of the web: http or https, and a host with a name. */
export const isWebAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return webProtocol.test(protocol.slice(0, -1)) && hostPattern.test(hostname)
}

/** An address as it is kept: people write `example.com` where `https://example.com` is meant. */
export const wholeWebAddress = (text: string): string =>
  /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#]\S*)?$/u.test(text) ? `https://${text}` : text
