import { text } from '#platform/web/i18n/texts.ts'
import type { ValueText } from '../../web/format/text-source.ts'

export const booleanText: ValueText = (value) =>
  typeof value === 'boolean' ? text(value ? 'fields:value.yes' : 'fields:value.no') : undefined
