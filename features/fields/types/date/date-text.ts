import { formatDate } from '#platform/web/i18n/dates.ts'
import type { ValueText } from '../../web/format/text-source.ts'

/** A day as the language writes it. */
export const dateText: ValueText = (value, _field, { locale }) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value, { locale }) : undefined
