import { plainText } from '../../domain/rich-text.rules.ts'
import type { ValueText } from '../../web/format/text-source.ts'
import { pictureWords } from '../../web/rich/picture-words.ts'

/** The plain text of a formatted text; pictures are replaced by their descriptions. */
export const textText: ValueText = (value, { rich }) =>
  typeof value === 'string' && rich ? plainText(value, pictureWords) : undefined
