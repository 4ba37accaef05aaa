import { wordsOf, type Stem } from './find.rules.ts'
import type { Answer } from './questions.ts'
import { byLength, meantWord, type WordsByLength } from './typos.rules.ts'

/** The asked questions of a language, prepared for comparing. */
export type AnswerIndex = {
  questions: readonly { answer: Answer; stems: ReadonlySet<string> }[]
  /** Weight of a stem: words of many questions say little. */
  weights: ReadonlyMap<string, number>
  vocabulary: ReadonlySet<string>
  wordsByLength: WordsByLength
}

/** Unlike in the text, "how" and "who" belong to a question, so that a word without a stem stands for itself. */
const stemOf = (word: string, stem: Stem): string => stem(word) || word

/** Prepares the questions of a language. */
export const answerIndex = (answers: readonly Answer[], locale: 'ru' | 'en', stem: Stem): AnswerIndex => {
  const prepared = answers.flatMap((answer) =>
    answer[locale].map((text) => ({ answer, words: wordsOf(text) })),
  )
  const questions = prepared.map(({ answer, words }) => ({
    answer,
    stems: new Set(words.map((word) => stemOf(word, stem))),
  }))
  const uses = new Map<string, number>()
  // Once per place: ten questions of one place make its word no less telling.
  for (const answer of answers)
    for (const one of new Set(
      questions.filter((question) => question.answer === answer).flatMap(({ stems }) => [...stems]),
    ))
      uses.set(one, (uses.get(one) ?? 0) + 1)
  // A word that the dictionary leaves out says least.
  const silent = new Set(prepared.flatMap(({ words }) => words).filter((word) => stem(word) === ''))
  const weights = new Map(
    [...uses].map(([one, count]) => [one, (silent.has(one) ? 0.25 : 1) / Math.sqrt(count)]),
  )
  const vocabulary = new Map(prepared.flatMap(({ words }) => words.map((word) => [word, 1] as const)))
  return { questions, weights, vocabulary: new Set(vocabulary.keys()), wordsByLength: byLength(vocabulary) }
}

/** The part of a question and an asked one that must agree. */
const leastAlike = 0.62

/** Weight of a word that no question has. */
const unknownWeight = 0.7

const maxWords = 12

/** A place that answers, and the words of the question as they were read. */
export type Answered = { answer: Answer; words: ReadonlyMap<string, string> }

/** The place whose question is most like the asked one, or null: mistyped words are read as the words of questions. */
export const answerOf = (
  question: string,
  { questions, weights, vocabulary, wordsByLength }: AnswerIndex,
  stem: Stem,
): Answered | null => {
  const words = [...new Set(wordsOf(question))].slice(0, maxWords)
  const known = (word: string) => vocabulary.has(word) || weights.has(stemOf(word, stem))
  const read = new Map(
    words.map((word) => [word, known(word) ? word : (meantWord(word, wordsByLength) ?? word)]),
  )
  const stems = new Set([...read.values()].map((word) => stemOf(word, stem)))
  const weightOf = (one: string) => weights.get(one) ?? unknownWeight
  const sum = (all: Iterable<string>) => [...all].reduce((total, one) => total + weightOf(one), 0)
  const scored = questions.map((question) => {
    const shared = sum([...question.stems].filter((one) => stems.has(one)))
    return { question, alike: shared / (sum(new Set([...question.stems, ...stems])) || 1) }
  })
  const best = scored.toSorted((a, b) => b.alike - a.alike)[0]
  return best && best.alike >= leastAlike ? { answer: best.question.answer, words: read } : null
}
