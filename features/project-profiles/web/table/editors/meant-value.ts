import { currentLocale } from '#platform/web/i18n/texts.ts'
import { typingConventions } from '#platform/web/i18n/typing-conventions.ts'
import { readValueOf } from '#platform/domain/typed/reading.ts'
import { fieldTypes } from '../../../../fields/domain/field-types.ts'
import { readFieldValue } from '../../../../fields/domain/pasted-text.rules.ts'
import type { Field } from '../../../../fields/domain/tree.ts'
import type { Value } from '../../../../fields/domain/values.ts'

/** Parses a typed text for a field; invalid text is returned as typed, so that it is stored and shown as invalid. */
export const meantValue = (field: Field, text: string): Value => {
  const typed = text.trim()
  const value = readValueOf(readFieldValue(field, typed, typingConventions(currentLocale())))
  if (value !== undefined) return value
  return fieldTypes[field.type].invalidValue?.(field, typed) ?? typed
}

/** The same; phone numbers need the numbering plans of all countries, which are loaded with the first one. */
export const meantSlowly = async (field: Field, text: string): Promise<Value> => {
  const { phoneFromText } = await import('../paste/phone-from-text.ts')
  return phoneFromText(text.trim()) ?? meantValue(field, text)
}
