import { plainText } from '../../domain/rich-text.rules.ts'
import { pictureWords } from '../../web/rich/picture-words.ts'
import type { ValueText } from '../../web/format/text-source.ts'

/** A text without its marks; words stand for its pictures. */
export const textText: ValueText = (value, { rich }) =>
  typeof value === 'string' && rich ? plainText(value, pictureWords) : undefined
