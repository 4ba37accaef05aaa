import { wholeWebAddress } from '#platform/domain/web-address.ts'
import type { FieldType } from '../../domain/field-type.ts'
import { isLink } from '../../domain/limits.rules.ts'
import { textKey } from '../../domain/sort-key.ts'
import { validateText, wordsOfText } from '../../domain/text.rules.ts'

/** A line of text, or a web address. */
export const stringType: FieldType = {
  validate: validateText,
  read: (field, typed) => ({ value: isLink(field) ? wholeWebAddress(typed) : typed }),
  words: wordsOfText,
  sortKey: textKey,
  takesAnyWords: true,
  takesDash: true,
}
