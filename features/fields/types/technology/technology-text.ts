import type { ValueText } from '../../web/format/text-source.ts'
import { wordsIn } from '../../web/format/words-in.ts'
import { technologyNameKey, writtenTechnology } from './technology.type.ts'

/** The code with the name, if known. */
export const technologyText: ValueText = (value, _field, { names, locale }) => {
  if (typeof value !== 'string') return undefined
  const name = names[technologyNameKey(value)]
  return writtenTechnology(value, name ? wordsIn(name, locale) : '')
}
