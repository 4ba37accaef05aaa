import { calledValues, hintedValues } from './called-values.ts'
import { normalized } from './normalized.ts'
import { likeness, lookOf } from './suggest.rules.ts'

/** A dictionary value as it is compared with the names in a file. */
export type KnownValue = {
  id: number
  code: string
  ru: string
  en: string
  /** Names of its child values in other dictionaries: a city implies its region. */
  below?: readonly string[]
}

/** Confidence in the first proposed value. */
export const certainties = ['EXACT', 'GUESS', 'OPEN'] as const

export type Certainty = (typeof certainties)[number]

/** Possible values of a name, most likely first. */
export type Nearest = { ids: number[]; certainty: Certainty }

const shortened: readonly (readonly [RegExp, string])[] = [
  [/(^|\s)обл(?=\s|$)/gu, '$1область'],
  [/(^|\s)респ(?=\s|$)/gu, '$1республика'],
  [/(^|\s)кр(?=\s|$)/gu, '$1край'],
  [/^(г|гор|город)\s+/gu, ''],
  [/(^|\s)(pre|пре)\s+(seed|сид)(?=\s|$)/gu, '$1preseed'],
  [/(^|\s)(пресид|предпосев|предпосевная|предпосевной)(?=\s|$)/gu, '$1preseed'],
  [/(^|\s)(сид|посев|посевная|посевной)(?=\s|$)/gu, '$1seed'],
  // A stage or a round is early: «ранняя стадия», «ранний посев».
  [/(^|\s)(ранн|средн|поздн)(?:яя|ий|ее)(?=\s|$)/gu, '$1$2ий'],
]

const spelled = (name: string): string =>
  shortened.reduce((text, [pattern, word]) => text.replace(pattern, word), normalized(name))

/** Words that name the kind of a place or stage, not the place or stage itself. */
const kinds: ReadonlySet<string> = new Set(
  'область край республика автономная автономный округ народная регион oblast krai republic region okrug autonomous of стадия раунд stage round'.split(
    ' ',
  ),
)

const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '' && !kinds.has(word))

type Prepared = {
  id: number
  /** Values by their exact names in the dictionary, ignoring case, spaces, punctuation and ё. */
  own: readonly string[]
  names: readonly string[]
  below: ReadonlySet<string>
  words: readonly (readonly string[])[]
  looks: readonly ReturnType<typeof lookOf>[]
  called: readonly string[]
  hinted: readonly string[]
}

/** Values prepared for comparison with many names. */
export type PreparedValues = readonly Prepared[]

export const prepareValues = (values: readonly KnownValue[]): PreparedValues =>
  values.map(({ id, code, ru, en, below = [] }) => {
    const names = [ru, en].map(spelled)
    return {
      id,
      own: [ru, en].map((name) => normalized(name).replaceAll(' ', '')),
      names,
      below: new Set(below.map(spelled)),
      words: names.map(wordsOf),
      looks: names.map(lookOf),
      called: calledValues[code] ?? [],
      hinted: hintedValues[code] ?? [],
    }
  })

const idsOf = (values: PreparedValues): number[] => values.map(({ id }) => id)

/**
 * Whether the words of a name, or their beginnings, are among those of a value: "Новгород", "Pre-seed", "Моск.
 * обл.".
 */
const isWithin = (words: readonly string[], value: readonly string[]): boolean =>
  words.length > 0 &&
  words.every((word) => value.some((other) => other === word || (word.length > 2 && other.startsWith(word))))

/** Minimum length of a prefix that identifies a word; shorter ones need a dot after them. */
const tellingLetters = 5

/** The words of a name that end with a dot, i.e. abbreviations. */
const dottedIn = (name: string): ReadonlySet<string> =>
  new Set((name.match(/\p{L}+(?=\.)/gu) ?? []).map(normalized))

/** Whether the words are those of a value, each in full or clearly abbreviated. */
const isWhole = (words: readonly string[], value: readonly string[], dotted: ReadonlySet<string>): boolean =>
  words.length === value.length &&
  words.every((word) =>
    value.some(
      (other) =>
        other === word || (other.startsWith(word) && (word.length >= tellingLetters || dotted.has(word))),
    ),
  )

/** Number of words of a value besides those of a name that it contains exactly. */
const moreWords = (words: readonly string[], value: Prepared): number =>
  Math.min(
    ...value.words.map((one) =>
      words.every((word) => one.includes(word)) ? one.length - words.length : Number.MAX_SAFE_INTEGER,
    ),
  )

/**
 * Similarity below which a match is chance; from `clear` on it is a misspelling, if no other value is equally
 * similar.
 */
const enough = 0.45
const clear = 0.8
const apart = 0.15

const proposed = 3

/**
 * Possible values of a name. `EXACT`: the name of one value, ignoring case, spaces, punctuation and ё. `GUESS`: the
 * same name with abbreviations, a common name of the value, a child of it, all its words (in full, with a dot, or at
 * least five letters of each), or a misspelling of one value only. `OPEN`: every other name.
 */
export const nearestValues = (name: string, values: PreparedValues): Nearest => {
  const text = spelled(name)
  const plain = normalized(name)
  if (text === '') return { ids: [], certainty: 'OPEN' }
  const only = (found: PreparedValues, certainty: Certainty = 'GUESS'): Nearest | null =>
    found.length === 1 ? { ids: idsOf(found), certainty } : null
  const bare = plain.replaceAll(' ', '')
  const compact = text.replaceAll(' ', '')
  const certain =
    only(
      values.filter(({ own }) => own.includes(bare)),
      'EXACT',
    ) ??
    only(values.filter(({ names }) => names.some((one) => one.replaceAll(' ', '') === compact))) ??
    only(values.filter(({ called }) => called.includes(plain) || called.includes(text))) ??
    only(values.filter(({ below }) => below.has(text)))
  if (certain) return certain
  const words = wordsOf(text)
  const within = values.filter(
    (value) =>
      value.words.some((one) => isWithin(words, one)) ||
      [...value.below].some((one) => isWithin(words, wordsOf(one))),
  )
  const [whole] = within
  const dotted = dottedIn(name)
  if (whole && within.length === 1 && whole.words.some((one) => isWhole(words, one, dotted)))
    return { ids: [whole.id], certainty: 'GUESS' }
  const look = lookOf(text)
  const scored = values
    .map((value) => ({ id: value.id, score: Math.max(...value.looks.map((one) => likeness(look, one))) }))
    .filter(({ score }) => score >= enough)
    .toSorted((a, b) => b.score - a.score)
  const [best, second] = scored
  const isClear = best && best.score >= clear && best.score - (second?.score ?? 0) >= apart
  if (isClear && within.length < 2) return { ids: [best.id], certainty: 'GUESS' }
  // Of two values with all these words, the one with fewer others is more likely: a country, not its islands.
  const closest = within.toSorted((a, b) => moreWords(words, a) - moreWords(words, b))
  const hinted = values.filter((value) => value.hinted.includes(plain))
  const ids = new Set([...idsOf(hinted), ...idsOf(closest), ...scored.map(({ id }) => id)])
  return { ids: [...ids].slice(0, proposed), certainty: 'OPEN' }
}
