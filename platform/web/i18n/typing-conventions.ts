import type { Conventions } from '#platform/domain/typed/reading.ts'
import type { Locale } from './locales.ts'

/** How typed numbers are read in a language: English groups digits by commas, in Russian a comma may mean either. */
export const typingConventions = (locale: Locale): Conventions => (locale === 'en' ? { comma: 'GROUPS' } : {})
