import { formatDateTime, zoneName } from '#platform/web/i18n/dates.ts'
import type { Locale } from '#platform/web/i18n/locales.ts'

/** The time of a stage in the task's time zone: a page rendered by the server does not know the reader's. */
export const stageWhen = (at: string, timeZone: string, locale: Locale): string =>
  `${formatDateTime(at, { timeZone, locale })}\u00a0${zoneName(timeZone, at, locale)}`
