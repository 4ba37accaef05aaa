/** Invisible characters that make equal-looking names differ: soft hyphen, zero-width spaces, direction marks, byte order mark. */
const invisible = /[\u00ad\u180e\u200b\u200e\u200f\u2060\ufeff]/g

/** More combining marks on a letter than any language has: normalization takes quadratic time in their number. */
const piledUp = /\p{M}{32}/u

/** Returns a text in NFC: "й" is one character, however it was typed. */
export const composedText = (text: string): string => (piledUp.test(text) ? text : text.normalize('NFC'))

/** Returns a text without invisible characters. Joiners stay: languages and emoji need them. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '')

/** Names of values that are compared byte by byte and never shown. */
const isSecret = (name: string): boolean => /password|secret|token/i.test(name)

/** Normalizes every text of a parsed request to NFC, in place and at any depth; secrets are unchanged. */
export const composeTexts = <T>(given: T): T => {
  const whole: Record<string, unknown> = { given }
  const open: Record<string, unknown>[] = [whole]
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const name of Object.keys(at)) {
      const value = at[name]
      if (typeof value === 'string') {
        if (!isSecret(name)) at[name] = composedText(value)
      } else if (typeof value === 'object' && value !== null) open.push(value as Record<string, unknown>)
    }
  return whole['given'] as T
}
