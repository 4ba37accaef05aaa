import { isWebAddress } from '#platform/domain/web-address.ts'
import type { ValueProblem } from './field-type.ts'
import { isLink, maxLengthOf } from './limits.rules.ts'
import { maxPictures, picturesIn, plainText, withoutPictures, withoutTags } from './rich-text.rules.ts'
import type { Field } from './tree.ts'
import type { Value } from './values.ts'

const wellFormed = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

/** Length of the visible text, without tags and pictures. */
export const lengthOf = (field: Field, text: string): number =>
  field.rich ? [...withoutTags(text)].length : text.length

/**
 * The error of a rich text, limited to this number of visible characters. Its markup is limited too, so that it cannot
 * grow without bound.
 */
export const richTextProblem = (text: string, limit: number): 'TOO_LONG' | 'TOO_MANY' | null => {
  if ([...withoutTags(text)].length > limit || withoutPictures(text).length > limit * 8) return 'TOO_LONG'
  return picturesIn(text).length > maxPictures ? 'TOO_MANY' : null
}

/** The words of a text, without markup. */
export const wordsOfText = ({ rich }: Pick<Field, 'rich'>, value: Value): string | undefined => {
  if (typeof value !== 'string') return undefined
  return rich ? plainText(value, ({ alt }) => alt) : value
}

/** The error of a single-line or longer text, or null. */
export const validateText = (field: Field, value: Value): ValueProblem => {
  if (typeof value !== 'string' || !wellFormed(value)) return 'INVALID'
  const limit = maxLengthOf(field)
  if (field.rich) return richTextProblem(value, limit)
  if (lengthOf(field, value) > limit) return 'TOO_LONG'
  return isLink(field) && !isWebAddress(value) ? 'INVALID_URL' : null
}
