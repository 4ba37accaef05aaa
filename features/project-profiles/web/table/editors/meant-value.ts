import { currentLocale } from '#platform/web/i18n/texts.ts'
import { typingConventions } from '#platform/web/i18n/typing-conventions.ts'
import { readValueOf } from '#platform/domain/typed/reading.ts'
import { readFieldValue } from '../../../../fields/domain/pasted-text.rules.ts'
import type { Field } from '../../../../fields/domain/tree.ts'
import type { Value } from '../../../../fields/domain/values.ts'

/** What a typed text means in a field; what means nothing stays as it was typed, so that it is kept and called wrong. */
export const meantValue = (field: Field, text: string): Value => {
  const typed = text.trim()
  const value = readValueOf(readFieldValue(field, typed, typingConventions(currentLocale())))
  if (value !== undefined) return value
  if (field.type === 'MONEY') return { amount: typed, currency: field.currency ?? 'RUB' }
  return field.type === 'PHONE' ? { country: '', number: typed } : typed
}

/** The same; telephone numbers need the plans of the world, which come with the first of them. */
export const meantSlowly = async (field: Field, text: string): Promise<Value> => {
  const { phoneFromText } = await import('../paste/phone-from-text.ts')
  return phoneFromText(text.trim()) ?? meantValue(field, text)
}
