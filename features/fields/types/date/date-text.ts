import { formatDate } from '#platform/web/i18n/dates.ts'
import type { ValueText } from '../../web/format/text-source.ts'

/** Formats a date in the language. */
export const dateText: ValueText = (value, _field, { locale }) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value, { locale }) : undefined
