import type { FieldType } from '../../domain/field-type.ts'
import { validateText, wordsOfText } from '../../domain/text.rules.ts'

/** A longer text, formatted if the field is rich. */
export const textType: FieldType = {
  validate: validateText,
  read: (_field, typed) => ({ value: typed }),
  words: wordsOfText,
  takesAnyWords: true,
  takesDash: true,
  isRunningText: true,
}
