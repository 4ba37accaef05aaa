import type { Locale } from '#platform/web/i18n/locales.ts'
import type { Words } from '../../../fields/domain/tree.ts'

/** A text of a template or a dictionary in the reader's language; falls back to the other one. */
export const wordsIn = ({ ru, en }: Words, locale: Locale): string => (locale === 'en' ? en || ru : ru || en)
