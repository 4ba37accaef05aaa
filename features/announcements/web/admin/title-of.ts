import { currentLocale } from '#platform/web/i18n/texts.ts'
import type { Announcement } from '../announcement.types.ts'

/** An announcement as its list calls it, in the reader's language. */
export const titleOf = ({ titleRu, titleEn }: Announcement): string =>
  currentLocale() === 'ru' ? titleRu : titleEn
