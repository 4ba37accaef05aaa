import { text } from '#platform/web/i18n/texts.ts'
import type { ValueText } from '../../web/format/text-source.ts'

export const fileText: ValueText = (value, _field, { files }) =>
  Array.isArray(value)
    ? value.map((id) => files[id]?.name ?? text('fields:value.file')).join(', ')
    : undefined
