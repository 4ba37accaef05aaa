import { text } from '#platform/web/i18n/texts.ts'
import type { ValueText } from '../../web/format/text-source.ts'

/** Yes or no. */
export const booleanText: ValueText = (value) =>
  typeof value === 'boolean' ? text(value ? 'fields:value.yes' : 'fields:value.no') : undefined
