import type { Locale } from '#platform/web/i18n/locales.ts'
import type { References } from '../../contract/value.schemas.ts'
import type { Field } from '../../domain/tree.ts'
import type { Value } from '../../domain/values.ts'

/** Context of a value's text: what it refers to, and the language. */
export type TextSource = References & { locale: Locale }

/** The part of a field that the text of its value needs. */
export type TypedField = Pick<Field, 'type' | 'rich' | 'unit' | 'grades'>

/** Formats a non-empty value; undefined if it is not valid for the type. */
export type ValueText = (
  value: NonNullable<Value>,
  field: TypedField,
  source: TextSource,
) => string | undefined
