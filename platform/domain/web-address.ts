/** A host name: labels and dots, including encoded alphabets (`xn--…`). */
const hostPattern = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{2,59})$/i

/**
 * Whether a text is a web address: http or https, and a host name. Credentials before the host
 * (`https://bank.example@evil.example/`) make people expect another site, and are refused.
 */
export const isWebAddress = (text: string): boolean => {
  // Browsers remove invisible characters and read a backslash as a slash: such an address is ambiguous.
  if (!/^https?:\/\/[^\s\p{Cc}\p{Cf}\\]+$/iu.test(text) || !URL.canParse(text)) return false
  const { hostname, username, password } = new URL(text)
  return (
    username === '' && password === '' && !/^https?:\/\/[^/?#]*@/i.test(text) && hostPattern.test(hostname)
  )
}

/** An address as it is stored: `example.com` means `https://example.com`. */
export const wholeWebAddress = (text: string): string =>
  /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#]\S*)?$/u.test(text) ? `https://${text}` : text
