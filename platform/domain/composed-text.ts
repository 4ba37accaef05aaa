/** Signs nobody sees that make two names of one: soft hyphen, spaces of no width, direction marks, byte order mark. */
const invisible = /[\u00ad\u180e\u200b\u200e\u200f\u2060\ufeff]/g

/** More marks on one letter than any language has: putting them in order takes the square of their number. */
const piledUp = /\p{M}{32}/u

/** Returns a text in one form of its letters (NFC): "й" is one sign, however it was typed. */
export const composedText = (text: string): string => (piledUp.test(text) ? text : text.normalize('NFC'))

/** Returns a text without the signs nobody sees. Joiners stay: languages and emoji need them. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '')

/** Names of what is compared sign by sign and never shown. */
const isSecret = (name: string): boolean => /password|secret|token/i.test(name)

/** Brings every text of a parsed request into one form, in place and at any depth; secrets stay as they were given. */
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
