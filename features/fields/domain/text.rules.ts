import { isWebAddress } from '#platform/domain/web-address.ts'
import type { ValueProblem } from './field-type.ts'
import { isLink, maxLengthOf } from './limits.rules.ts'
import { maxPictures, picturesIn, withoutPictures, withoutTags } from './rich-text.rules.ts'
import type { Field } from './tree.ts'
import type { Value } from './values.ts'

const wellFormed = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

/** How much a person reads of a text: tags and pictures do not count as characters. */
export const lengthOf = (field: Field, text: string): number =>
  field.rich ? [...withoutTags(text)].length : text.length

/**
 * Why a rich text of at most so many characters is not saved. Marks take room as well: it may not grow without bound
 * behind a short reading.
 */
export const richTextProblem = (text: string, limit: number): 'TOO_LONG' | 'TOO_MANY' | null => {
  if ([...withoutTags(text)].length > limit || withoutPictures(text).length > limit * 8) return 'TOO_LONG'
  return picturesIn(text).length > maxPictures ? 'TOO_MANY' : null
}

/** Why a text is not saved, a line or a longer one. */
export const validateText = (field: Field, value: Value): ValueProblem => {
  if (typeof value !== 'string' || !wellFormed(value)) return 'INVALID'
  const limit = maxLengthOf(field)
  if (field.rich) return richTextProblem(value, limit)
  if (lengthOf(field, value) > limit) return 'TOO_LONG'
  return isLink(field) && !isWebAddress(value) ? 'INVALID_URL' : null
}
