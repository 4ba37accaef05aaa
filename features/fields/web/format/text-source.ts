import type { Locale } from '#platform/web/i18n/locales.ts'
import type { References } from '../../contract/value.schemas.ts'
import type { Field } from '../../domain/tree.ts'
import type { Value } from '../../domain/values.ts'

/** What a text of a value needs besides: what it refers to, and the language. */
export type TextSource = References & { locale: Locale }

/** What a text of a value needs to know of its field. */
export type TypedField = Pick<Field, 'type' | 'rich' | 'unit' | 'grades'>

/** The text of a value that is given; undefined for what is no value of the type yet. */
export type ValueText = (
  value: NonNullable<Value>,
  field: TypedField,
  source: TextSource,
) => string | undefined
