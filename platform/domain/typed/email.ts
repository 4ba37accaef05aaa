import type { Reading } from './reading.ts'

/** Maximum length of an address in characters. */
const longest = 200

const invisible = /[\p{Default_Ignorable_Code_Point}\u00a0\u2000-\u200a\u202f\u205f\u3000]|[^\P{Cc}\t\r\n]/u

/** Letters of two alphabets in one name: a Cyrillic "а" among Latin letters makes a different address that looks the same. */
const mixesAlphabets = (name: string): boolean =>
  /\p{Script=Latin}/u.test(name) && /[^\P{L}\p{Script=Latin}]/u.test(name)

const local = /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]$/

/** A domain, including national ones: почта.рф, xn--80a1acny.xn--p1ai. */
const domain =
  /^([\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]+)$/iu

/** Parses an email address: the only rule for forms, imports and sign-on. */
export const readEmail = (text: string): Reading<string> => {
  const address = text.trim()
  // Before any pattern: they may take quadratic time.
  if (address.length > longest) return { fault: 'INVALID_EMAIL' }
  const at = address.lastIndexOf('@')
  const [name, host] = [address.slice(0, at), address.slice(at + 1)]
  if (at >= 0 && invisible.test(address)) return { fault: 'INVISIBLE_SIGN' }
  if (at >= 0 && [name, ...host.split('.')].some(mixesAlphabets)) return { fault: 'MIXED_ALPHABETS' }
  if (at < 1 || !local.test(name) || !domain.test(host)) return { fault: 'INVALID_EMAIL' }
  return { value: address }
}
