import { currentLocale } from '#platform/web/i18n/texts.ts'
import type { Announcement } from '../announcement.types.ts'

/** The title of an announcement, in the reader's language. */
export const titleOf = ({ titleRu, titleEn }: Announcement): string =>
  currentLocale() === 'ru' ? titleRu : titleEn
