import { comparedCompany } from './conflict.rules.ts'

/** Names that a text must not reveal. */
export type VeiledNames = {
  /** Names of the project and of companies: one or several words that belong together. */
  titles: readonly string[]
  /** Current and former members of its team. */
  people: readonly { first: string; last: string }[]
}

// Each pattern starts at a word boundary and is bounded, so that long texts take linear time.
const address =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}[\p{L}\p{N}-]{2,63}/gu
const link = /(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)[^\s<>"«»]{1,2000}/giu
const endings =
  'ru|рф|com|org|net|io|dev|app|ai|tech|pro|su|online|info|biz|uk|us|by|kz|de|eu|me|co|cc|tv|fm|gg|store|shop|site|space|xyz|club|group|agency|digital|energy|team|world|life|fund|vc|moscow|москва|рус|онлайн|сайт|дети'
// With a path any top-level domain matches; without one only known ones.
const site = new RegExp(
  `(?<![\\p{L}\\p{N}._-])(?:[\\p{L}\\p{N}-]{1,63}\\.){1,8}(?:\\p{L}{2,24}\\/[^\\s<>"«»]{1,2000}|(?:${endings})(?![\\p{L}\\p{N}]))`,
  'giu',
)
const handle = /(?<![\p{L}\p{N}._])@[A-Za-z0-9_]{3,32}(?![\p{L}\p{N}])/gu
const phone =
  /(?<![\p{L}\p{N}])(?:(?:\+\d{1,3}|8)[\s(-]{0,3}\d{2,4}[\s)-]{0,3}\d{2,4}[\s-]?\d{2}[\s-]?\d{2,4}|[78]\d{10}|\(\d{3,5}\)\s?\d{1,3}[\s-]?\d{2}[\s-]?\d{2})(?![\p{L}\p{N}])/gu

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/**
 * Lookalike letters, Cyrillic, Latin and Greek (the pairs of Unicode TR 39 that occur in names), lower and upper case
 * separately: «Н» is a Latin “H”, «н» is no “h”. «Е» and «ё» are equal, and so are “i” and “İ”, which
 * case-insensitive patterns do not match.
 */
const alike = [
  'аaα еёeë оoο рpρ сc уyγ хxχ іiιİ јj ѕs ԁd һh ԛq ԝw кkκ вʙ пnη',
  'АAΑ ВBΒ ЕЁEËΕ КKΚ МMΜ НHΗ ОOΟ РPΡ СC ТTΤ УYΥ ХXΧ ІIİΙ ЈJ ЅS ԚQ ԜW ΝN ΖZ',
].flatMap((groups) => groups.split(' '))

const lookAlikes = new Map(alike.flatMap((group) => [...group].map((letter) => [letter, group])))

/** Pattern of a word with any lookalike letters; `anyCase`: also in capitals. */
const letters = (word: string, anyCase: boolean): string =>
  [...word]
    .map((letter) => {
      const cases = anyCase ? [letter, letter.toLowerCase(), letter.toUpperCase()] : [letter]
      const groups = cases.flatMap((one) => lookAlikes.get(one) ?? [])
      return groups.length > 0 ? `[${quoted(letter)}${groups.join('')}]` : quoted(letter)
    })
    .join('')

const wholeWord = (pattern: string, flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, flags)

/**
 * Pattern of a word in its grammatical cases: its stem without the last vowel or «й», with up to three more letters.
 */
const inCases = (word: string, anyCase: boolean): string => {
  const stem = word.length > 3 ? word.replace(/(?:ий|ый|ой|ая|яя|[аеёиоуыэюяйь])$/iu, '') : word
  return `${letters(stem, anyCase)}\\p{L}{0,3}`
}

/** Pattern of a title without its legal form, in any case, with any separators between the words. */
const titlePattern = (title: string): string | null => {
  const words = comparedCompany(title).split(' ')
  if (words.join('').length < 3) return null
  return words.map((word) => inCases(word, true)).join('[^\\p{L}\\p{N}]{1,3}')
}

/** Full names match in any case; a first name alone matches only with a capital letter. */
const patternsOf = ({ titles, people }: VeiledNames): RegExp[] => {
  const whole = [
    ...titles.map(titlePattern),
    ...people.map(({ last }) => (last.length > 2 ? inCases(last, true) : null)),
  ].filter((pattern) => pattern !== null)
  const first = people.flatMap(({ first: name, last }) => [
    ...(name.length > 2 ? [inCases(name, false)] : []),
    // «Ли» is also a word: a short name matches only exactly, with a capital letter.
    ...(last.length === 2 ? [letters(last, false)] : []),
  ])
  // Longest first: «Тёплый дом Плюс» before «Тёплый дом».
  const any = (patterns: readonly string[]) =>
    [...new Set(patterns)].toSorted((a, b) => b.length - a.length).join('|')
  return [
    ...(whole.length > 0 ? [wholeWord(any(whole), 'giu')] : []),
    ...(first.length > 0 ? [wholeWord(any(first), 'gu')] : []),
  ]
}

/**
 * Normalizes a text for matching: composes letters and removes invisible characters, which copied texts contain
 * within words.
 */
const readable = (text: string): string =>
  text.normalize('NFC').replace(/(?<=[\p{L}\p{N}])[\p{Cf}\u034f]+(?=[\p{L}\p{N}])/gu, '')

/**
 * Returns a function that replaces names, addresses, sites and phone numbers with `stand`. It cannot find
 * paraphrases: fields with those are marked in the template.
 */
export const veilOf = (names: VeiledNames, stand: string): ((text: string) => string) => {
  const patterns = [
    address,
    link,
    site,
    handle,
    phone,
    ...patternsOf({
      titles: names.titles.map(readable),
      people: names.people.map(({ first, last }) => ({ first: readable(first), last: readable(last) })),
    }),
  ]
  return (text) => patterns.reduce((veiled, pattern) => veiled.replace(pattern, stand), readable(text))
}
