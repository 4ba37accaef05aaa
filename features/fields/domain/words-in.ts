import type { Words } from './tree.ts'

/** A template's text in a language; falls back to Russian. Empty without a text. */
export const wordsIn = (words: Words | undefined, locale: 'ru' | 'en'): string =>
  words ? (locale === 'en' && words.en) || words.ru : ''
