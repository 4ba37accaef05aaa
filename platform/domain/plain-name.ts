/** Top-level domains: Latin letters, also mixed with Cyrillic look-alikes, or a Cyrillic zone. */
const zone =
  '(?:[a-z]{2,63}|xn--[a-z0-9-]+|(?=\\p{L}*[a-z])[a-z\\p{Script=Cyrillic}]{2,63}|рф|рус|москва|онлайн|сайт|орг|ком|сом|ру|дети|католик|бел|укр|бг|ею|мкд|мон|срб|қаз)'

const label = '[\\p{L}\\p{N}][\\p{L}\\p{N}-]*'

/**
 * What mail programs turn into a link, or people read as one: a scheme, `www.`, an email or web address. A host
 * matches at the start of a word only: trying each letter would take quadratic time on a long word.
 */
const linkLike = new RegExp(
  `(?<=[a-z][a-z0-9+.-]*):\\/\\/|\\bwww\\.[^\\s.]|[^\\s@]@[^\\s@]|(?<![\\p{L}\\p{N}])(?:${label}\\.)+${zone}(?![\\p{L}\\p{N}])|\\d{1,3}(?:\\.\\d{1,3}){3}(?:\\/|:\\d)`,
  'iu',
)

/** Characters that change the reading direction: people read another text than programs do. */
const turning = /[\u202a-\u202e\u2066-\u2069]/gu

/** Invisible characters, and look-alikes of a dot or a slash; NFKC restores disguised letters. */
const disguises: readonly [RegExp, string][] = [
  [/\p{Default_Ignorable_Code_Point}/gu, ''],
  [/[\u3002\u2024\u0701\u0702]/g, '.'],
  [/[\u2044\u2215]/g, '/'],
]

const undisguised = (text: string): string =>
  disguises.reduce((plain, [sign, meant]) => plain.replace(sign, meant), text.normalize('NFKC'))

/** Whether a text contains anything that reads like a link or an address; names used in emails must not. */
export const hasLink = (text: string): boolean =>
  linkLike.test(undisguised(text)) || inReadingOrder(text) !== text

/** Removes characters that change the reading direction. */
export const inReadingOrder = (text: string): string => text.replace(turning, '')

/** A text on one line, so that a name cannot add lines to an email. */
export const onOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

/**
 * A text by another person as shown in emails: without line breaks and links. Names older than the rule, or from
 * another sign-in service, are only split: "evil.example" → "evil. example".
 */
export const withoutLinks = (text: string): string => {
  const plain = undisguised(text)
  if (!linkLike.test(plain)) return inReadingOrder(text)
  return plain
    .replace(/[a-z][a-z0-9+.-]*:\/\//gi, ' ')
    .replace(/@/g, ' @ ')
    .replace(/\.(?=\S)/gu, '. ')
    .trim()
}
