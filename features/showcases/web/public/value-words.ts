import type { Locale } from '#platform/web/i18n/locales.ts'
import type { References } from '../../../fields/contract/value.schemas.ts'
import { plainText } from '../../../fields/domain/rich-text.rules.ts'
import type { Value } from '../../../fields/domain/values.ts'
import type { TypedField } from '../../../fields/web/format/text-source.ts'
import { valueText } from '../../../fields/web/format/value-text.ts'
import { saidIn } from './said-in.ts'

type Source = References & { locale: Locale; t: (key: string) => string }

/** A value as a page of the world says it, the same on the server and in the browser: words come from the page's texts. */
export const valueWords = (field: TypedField, value: Value | undefined, { t, ...source }: Source): string => {
  const { locale, names } = source
  if (typeof value === 'boolean') return t(value ? 'fields:value.yes' : 'fields:value.no')
  if (field.type === 'TEXT' && field.rich && typeof value === 'string')
    return plainText(value, ({ alt }) => alt)
  if (field.type === 'LIST' && Array.isArray(value))
    return value
      .flatMap((id) => {
        const name = names[id]
        return name ? [saidIn(name, locale)] : []
      })
      .join(', ')
  return valueText(field, value, source)
}
