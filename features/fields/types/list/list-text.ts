import { text } from '#platform/web/i18n/texts.ts'
import type { ValueText } from '../../web/format/text-source.ts'
import { wordsIn } from '../../web/format/words-in.ts'

/** Names of the chosen values. */
export const listText: ValueText = (value, _field, { names, locale }) =>
  Array.isArray(value)
    ? value
        .map((id) => {
          const name = names[id]
          return name ? wordsIn(name, locale) : text('fields:value.unknown')
        })
        .join(', ')
    : undefined
