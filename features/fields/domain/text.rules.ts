import { isWebAddress } from '#platform/domain/web-address.ts'
import type { ValueProblem } from './field-type.ts'
import { isLink, maxLengthOf } from './limits.rules.ts'
import type { Field } from './tree.ts'
import type { Value } from './values.ts'

const wellFormed = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

/** What a person reads of a rich text: tags do not count as characters. */
const plainLength = (text: string): number => [...text.replace(/<[^>]*>/g, '')].length

/** Why a text is not saved, a line or a longer one. */
export const validateText = (field: Field, value: Value): ValueProblem => {
  if (typeof value !== 'string' || !wellFormed(value)) return 'INVALID'
  const length = field.rich ? plainLength(value) : value.length
  // Marks of a rich text take room as well: it may not grow without bound behind a short reading.
  const stored = field.rich ? maxLengthOf(field) * 8 : maxLengthOf(field)
  if (length > maxLengthOf(field) || value.length > stored) return 'TOO_LONG'
  return isLink(field) && !isWebAddress(value) ? 'INVALID_URL' : null
}
