import type { Conventions } from '#platform/domain/typed/reading.ts'
import type { Locale } from './locales.ts'

/** How numbers typed in a language are parsed: in English a comma separates thousands, in Russian it may mean either. */
export const typingConventions = (locale: Locale): Conventions => (locale === 'en' ? { comma: 'GROUPS' } : {})
