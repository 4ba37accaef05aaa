import { dateFormat } from '#platform/web/i18n/intl-formats.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'

/** A month by its first day: "November 2026". */
export const monthName = (day: string): string =>
  dateFormat(currentLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day))
