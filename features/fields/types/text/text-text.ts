import { plainText } from '../../domain/plain-text.rules.ts'
import type { ValueText } from '../../web/format/text-source.ts'

/** A text without its marks. */
export const textText: ValueText = (value, { rich }) =>
  typeof value === 'string' && rich ? plainText(value) : undefined
