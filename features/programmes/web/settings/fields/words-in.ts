import { currentLocale } from '#platform/web/i18n/texts.ts'
import type { Words } from '../../../../fields/domain/tree.ts'

/** A text of a template in the reader's language; falls back to Russian. */
export const wordsIn = ({ ru, en }: Words): string => (currentLocale() === 'en' && en) || ru
