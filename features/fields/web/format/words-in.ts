import { currentLocale } from '#platform/web/i18n/texts.ts'
import type { Locale } from '#platform/web/i18n/locales.ts'
import type { Words } from '../../domain/tree.ts'

/** A template's text in a language; Russian if there is no other. */
export const wordsIn = (words: Words, locale: Locale = currentLocale()): string =>
  (locale === 'en' && words.en) || words.ru
