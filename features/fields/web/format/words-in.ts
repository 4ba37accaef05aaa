import { currentLocale } from '#platform/web/i18n/texts.ts'
import type { Locale } from '#platform/web/i18n/locales.ts'
import type { Words } from '../../domain/tree.ts'
import { wordsIn as inLanguage } from '../../domain/words-in.ts'

/** A template's text in a language, by default the reader's. */
export const wordsIn = (words: Words, locale: Locale = currentLocale()): string => inLanguage(words, locale)
