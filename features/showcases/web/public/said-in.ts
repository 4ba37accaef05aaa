import type { Locale } from '#platform/web/i18n/locales.ts'
import type { Words } from '../../../fields/domain/tree.ts'

/** Words of a template or a dictionary in the reader's language; in the other one where there is no such. */
export const saidIn = ({ ru, en }: Words, locale: Locale): string => (locale === 'en' ? en || ru : ru || en)
