import type { Words } from '../../../fields/domain/tree.ts'
import type { ClosedValue } from '../../domain/closed-values.rules.ts'
import { serverTexts } from '../server-texts.ts'

type Locale = 'ru' | 'en'
type States = Readonly<Record<Locale, Readonly<Record<string, string>>>>

const other = { ru: 'en', en: 'ru' } as const

/** A value's words in both languages, the reader's first. */
export const inBoth = (words: Words, locale: Locale): string[] =>
  [words[locale], words[other[locale]]].filter(Boolean)

/** Every way to write a state: its words in both languages, and its code. */
export const stateWords = (states: States, state: string, locale: Locale): string[] =>
  [states[locale][state], states[other[locale]][state], state].flatMap((word) => word ?? [])

/** All values that a state can have. */
export const stateValues = (states: States, locale: Locale): ClosedValue[] =>
  Object.keys(states[locale]).map((state) => stateWords(states, state, locale))

/** Every way to write yes or no. */
export const flagValue = (flag: boolean, locale: Locale): string[] => [
  serverTexts[locale].data[flag ? 'yes' : 'no'],
  serverTexts[other[locale]].data[flag ? 'yes' : 'no'],
  String(flag),
]

/** What a field of yes or no can say. */
export const flagWords = (locale: Locale): ClosedValue[] =>
  [true, false].map((flag) => flagValue(flag, locale))
