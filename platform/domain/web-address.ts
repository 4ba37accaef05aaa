/** What a host of the web is called: labels and dots, also as other alphabets travel (`xn--…`). */
const hostPattern = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{2,59})$/i

/**
 * Whether a text is an address of the web: http or https, and a host with a name. A name before the host
 * (`https://bank.example@evil.example/`) shows people another place than the one it leads to, and is refused.
 */
export const isWebAddress = (text: string): boolean => {
  // Browsers leave out what cannot be seen, and take a backslash for a slash: such an address is read twice differently.
  if (!/^https?:\/\/[^\s\p{Cc}\p{Cf}\\]+$/iu.test(text) || !URL.canParse(text)) return false
  const { hostname, username, password } = new URL(text)
  return (
    username === '' && password === '' && !/^https?:\/\/[^/?#]*@/i.test(text) && hostPattern.test(hostname)
  )
}

/** An address as it is kept: people write `example.com` where `https://example.com` is meant. */
export const wholeWebAddress = (text: string): string =>
  /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#]\S*)?$/u.test(text) ? `https://${text}` : text
