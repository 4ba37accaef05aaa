import { formatDate } from '#platform/web/i18n/dates.ts'
import { text } from '#platform/web/i18n/texts.ts'
import type { ValueText } from '../../web/format/text-source.ts'

/** The day on which the register was submitted. */
export const risksText: ValueText = (value, _field, { locale }) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
    ? text('fields:value.risks', { day: formatDate(value, { locale }) })
    : undefined
