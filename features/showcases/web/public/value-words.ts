import type { Locale } from '#platform/web/i18n/locales.ts'
import { shortened } from '#platform/web/public/shortened.ts'
import type { References } from '../../../fields/contract/value.schemas.ts'
import { plainText } from '../../../fields/domain/rich-text.rules.ts'
import { isEmpty, type Value } from '../../../fields/domain/values.ts'
import type { TypedField } from '../../../fields/web/format/text-source.ts'
import { valueText } from '../../../fields/web/format/value-text.ts'
import type { ItemFormat } from '../../domain/formats.rules.ts'
import { wordsIn } from './words-in.ts'
import { shortWords } from './short-words.ts'

/** Context for formatting values on public pages. */
export type WordsSource = References & {
  locale: Locale
  t: (key: string, params?: Record<string, unknown>) => string
}

/** Maximum length of a text's beginning, in characters. */
const beginning = 240

/** The names of selected values. */
export const chosenNames = (value: Value | undefined, { names, locale }: WordsSource): string[] =>
  (Array.isArray(value) ? value : []).flatMap((id) => {
    const name = names[id]
    return name ? [wordsIn(name, locale)] : []
  })

/** Number of files, table rows or group entries. */
export const countWords = (
  of: 'FILE' | 'GROUP' | 'TABLE',
  count: number,
  { t }: Pick<WordsSource, 't'>,
): string => t(`showcases:public.count.${of}`, { count })

/**
 * Formats a value for public pages, equally on the server and in the browser: texts come from the page. Public pages compare
 * names of types, because the register of field types would load the parsers of all types.
 */
export const valueWords = (
  field: TypedField,
  value: Value | undefined,
  source: WordsSource,
  format: ItemFormat = 'FULL',
): string => {
  if (value === undefined || value === null || isEmpty(value)) return ''
  const { locale, t } = source
  if (typeof value === 'boolean') return t(value ? 'fields:value.yes' : 'fields:value.no')
  if (field.type === 'LIST' && Array.isArray(value)) return chosenNames(value, source).join(', ')
  if (
    field.type === 'FILE' &&
    Array.isArray(value) &&
    (format === 'COUNT' || !value.some((id) => source.files[id]))
  )
    return countWords('FILE', value.length, source)
  const text =
    field.type === 'TEXT' && field.rich && typeof value === 'string'
      ? plainText(value, ({ alt }) => alt)
      : null
  if (format === 'BEGINNING' && typeof value === 'string') return shortened(text ?? value, beginning)
  return text ?? shortWords(value, format, locale) ?? valueText(field, value, source)
}
