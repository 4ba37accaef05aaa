import type { Section } from './sections.ts'
import { questionWords } from './synonyms.ts'
import { byLength, meantWord, type WordsByLength } from './typos.rules.ts'

/** Returns the stem of a word: what all its forms have in common. Empty: the word says nothing (a preposition). */
export type Stem = (word: string) => string

/** A section with the number of times that each stem is in its titles and its text. */
type Indexed<Page> = { page: Page; section: Section; uses: ReadonlyMap<string, number> }

/** What the pages of a language say, ready to be searched. */
export type ManualIndex<Page> = {
  sections: readonly Indexed<Page>[]
  /** Number of sections that have a stem. */
  sectionsWith: ReadonlyMap<string, number>
  /** All words of the pages and how often they are used. */
  vocabulary: ReadonlyMap<string, number>
  wordsByLength: WordsByLength
  /** Stems of words with the same meaning, by stem. */
  alike: ReadonlyMap<string, readonly string[]>
  /** The alphabet of the language: words of another one are not taken for mistyped. */
  alphabet: RegExp
}

/** How much more a word says in these places than in the text. */
const weights = { title: 8, heading: 8, text: 1 } as const

/** Uses in a text above this number do not make it a better answer. */
const maxUsesInText = 5

/** How much a word of the same meaning counts. */
const weightOfSynonym = 0.6

/** Returns the words of a text in lower case, without the letter ё. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\p{N}]+/gu) ?? []

const count = (into: Map<string, number>, key: string, by: number, limit = Infinity): void => {
  if (key !== '') into.set(key, Math.min((into.get(key) ?? 0) + by, limit))
}

const usesOf = (title: string, { heading, text }: Section, stem: Stem): Map<string, number> => {
  const uses = new Map<string, number>()
  for (const word of wordsOf(text)) count(uses, stem(word), weights.text, maxUsesInText)
  for (const word of wordsOf(heading)) count(uses, stem(word), weights.heading)
  for (const word of wordsOf(title)) count(uses, stem(word), weights.title)
  return uses
}

/** Prepares pages for searching. */
export const indexOf = <Page extends { title: string; sections: readonly Section[] }>(
  pages: readonly Page[],
  stem: Stem,
  synonyms: readonly string[],
  alphabet: RegExp,
): ManualIndex<Page> => {
  const sections = pages.flatMap((page) =>
    page.sections.map((section) => ({ page, section, uses: usesOf(page.title, section, stem) })),
  )
  const sectionsWith = new Map<string, number>()
  for (const { uses } of sections) for (const one of uses.keys()) count(sectionsWith, one, 1)
  const vocabulary = new Map<string, number>()
  for (const { title, sections: parts } of pages)
    for (const word of [title, ...parts.flatMap(({ heading, text }) => [heading, text])].flatMap(wordsOf))
      count(vocabulary, word, 1)
  for (const word of synonyms.flatMap(wordsOf)) count(vocabulary, word, 1)
  const alike = new Map<string, string[]>()
  for (const line of synonyms) {
    const stems = wordsOf(line).map(stem)
    for (const one of stems) alike.set(one, [...(alike.get(one) ?? []), ...stems])
  }
  return { sections, sectionsWith, vocabulary, wordsByLength: byLength(vocabulary), alike, alphabet }
}

/** A word that is looked for: the stems that stand for it and how much each counts, and how the word was read. */
type Term = { stems: ReadonlyMap<string, number>; word: string }

/** Unknown words of a question that are compared with the vocabulary: that takes longest, and anybody may ask. */
const maxMistyped = 3

/** Reads one typed word: itself, a longer word that begins with it, or the word that was most likely meant. */
const termOf = (
  typed: string,
  index: ManualIndex<unknown>,
  stem: Stem,
  mistyped: { count: number },
): Term | null => {
  const known = (one: string) => index.sectionsWith.has(one) || index.alike.has(one)
  const read = (word: string): Term => {
    const own = stem(word)
    const stems = new Map((index.alike.get(own) ?? []).map((one) => [one, weightOfSynonym]))
    return { stems: stems.set(own, 1), word }
  }
  if (known(stem(typed))) return read(typed)
  const longer = typed.length < 3 ? [] : [...index.vocabulary.keys()].filter((word) => word.startsWith(typed))
  if (longer.length > 0) return { stems: new Map(longer.map((word) => [stem(word), 1])), word: typed }
  if (!index.alphabet.test(typed)) return null
  mistyped.count += 1
  if (mistyped.count > maxMistyped) return null
  const meant = meantWord(typed, index.wordsByLength)
  return meant === null ? null : read(meant)
}

/** The whole asked phrase with its words as they were read; null if none was read otherwise. */
export const phraseAs = (typedPhrase: string, words: ReadonlyMap<string, string>): string | null => {
  const phrase = typedPhrase.trim().replace(/[\p{L}\p{N}]+/gu, (word) => {
    const [typed] = wordsOf(word)
    const read = words.get(typed ?? '')
    return read === undefined || read === typed ? word : read
  })
  return phrase === typedPhrase.trim() ? null : phrase
}

/** What was found, best first: with the stems to mark, and the question as it was read if a word of it was mistyped. */
export type Found<Page> = {
  items: { page: Page; section: Section }[]
  stems: ReadonlySet<string>
  readAs: string | null
}

/** The best of several scores of one word; the others count half, because a section with more of them says more about it. */
const bestOf = (scores: readonly number[]): number =>
  (Math.max(...scores) + scores.reduce((sum, one) => sum + one, 0)) / 2

/** A place that is worse than the best one by this factor only mentions a word in passing. */
const inPassing = 5

/** Words of a question that are looked for. */
const maxWords = 10

/**
 * Finds the sections that answer a question. Rare words count more than frequent ones; a section without some of the words is
 * worse, and one without half of them is no answer.
 */
export const findIn = <Page>(
  phrase: string,
  index: ManualIndex<Page>,
  stem: Stem,
  /** How likely a page is meant by this reader. */
  likely: (page: Page) => number = () => 1,
): Found<Page> => {
  const typed = [...new Set(wordsOf(phrase))].slice(0, maxWords)
  const telling = typed.filter((word) => stem(word) !== '' && !questionWords.has(word))
  const mistyped = { count: 0 }
  const terms = telling.map((word) => termOf(word, index, stem, mistyped))
  const read = terms.filter((term) => term !== null)
  const rarity = (one: string): number =>
    Math.log(1 + index.sections.length / (index.sectionsWith.get(one) ?? Infinity))
  const scored = index.sections.flatMap(({ page, section, uses }) => {
    const scores = read.map(({ stems }) =>
      bestOf([...stems].map(([one, weight]) => weight * (uses.get(one) ?? 0) * rarity(one))),
    )
    const matches = scores.filter((score) => score > 0).length
    if (matches === 0 || matches * 2 < terms.length) return []
    const sum = scores.reduce((total, one) => total + one, 0)
    return [{ page, section, score: sum * (matches / terms.length) ** 2 * likely(page) }]
  })
  const best = Math.max(0, ...scored.map(({ score }) => score))
  const words = new Map(telling.map((word, at) => [word, terms[at]?.word ?? word]))
  return {
    items: scored.filter(({ score }) => score * inPassing >= best).toSorted((a, b) => b.score - a.score),
    stems: new Set(read.flatMap(({ stems }) => [...stems.keys()])),
    readAs: phraseAs(phrase, words),
  }
}
