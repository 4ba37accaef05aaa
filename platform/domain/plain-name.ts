/** Letters a domain ends with: any Latin ones, also with Cyrillic look-alikes among them, or a Cyrillic zone. */
const zone =
  '(?:[a-z]{2,63}|xn--[a-z0-9-]+|(?=\\p{L}*[a-z])[a-z\\p{Script=Cyrillic}]{2,63}|рф|рус|москва|онлайн|сайт|орг|ком|сом|ру|дети|католик|бел|укр|бг|ею|мкд|мон|срб|қаз)'

const label = '[\\p{L}\\p{N}][\\p{L}\\p{N}-]*'

/**
 * What mail programs make a link of, or people take for one: a scheme, `www.`, an address of mail or web. It looks for a host
 * from the beginning of a word only: from each of its letters, a long word would take the square of its length.
 */
const linkLike = new RegExp(
  `(?<=[a-z][a-z0-9+.-]*):\\/\\/|\\bwww\\.[^\\s.]|[^\\s@]@[^\\s@]|(?<![\\p{L}\\p{N}])(?:${label}\\.)+${zone}(?![\\p{L}\\p{N}])|\\d{1,3}(?:\\.\\d{1,3}){3}(?:\\/|:\\d)`,
  'iu',
)

/** What turns the order of letters around: people read another text than programs do. */
const turning = /[\u202a-\u202e\u2066-\u2069]/gu

/** Signs that are not seen, or that only look like a dot or a slash; letters in disguise are brought back by NFKC. */
const disguises: readonly [RegExp, string][] = [
  [/\p{Default_Ignorable_Code_Point}/gu, ''],
  [/[\u3002\u2024\u0701\u0702]/g, '.'],
  [/[\u2044\u2215]/g, '/'],
]

const undisguised = (text: string): string =>
  disguises.reduce((plain, [sign, meant]) => plain.replace(sign, meant), text.normalize('NFKC'))

/** Whether a text holds anything that reads like a link or an address; names that go into letters may not. */
export const hasLink = (text: string): boolean =>
  linkLike.test(undisguised(text)) || inReadingOrder(text) !== text

/** A text that people read in the order in which it is written. */
export const inReadingOrder = (text: string): string => text.replace(turning, '')

/** A text on one line: what is called by a name adds no lines to a letter. */
export const onOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

/**
 * A text somebody else wrote, as a letter shows it: on lines of its own making, and nothing in it becomes a link. Names
 * from before the rule, or from another sign-in service, are only taken apart: "evil.example" → "evil. example".
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
