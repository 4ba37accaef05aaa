import { currentLocale } from '#platform/web/i18n/texts.ts'
import type { TechnologyRow } from './technology.types.ts'

/** The name of a technology in the reader's language. */
export const nameOf = ({ nameRu, nameEn }: Pick<TechnologyRow, 'nameRu' | 'nameEn'>): string =>
  currentLocale() === 'ru' ? nameRu : nameEn
