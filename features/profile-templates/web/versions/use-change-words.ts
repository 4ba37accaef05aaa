import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { hasText } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Words } from '../../../fields/domain/tree.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'

const languages = new Set(['ru', 'en'])

const isNamed = (value: unknown): value is { name: Words; code?: string } =>
  typeof value === 'object' && value !== null && 'name' in value

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && 'ru' in value && 'en' in value

/** Texts of properties and values of elements. */
export const useChangeWords = () => {
  const t = useTexts('profile-templates')
  const part = (name: string): string => {
    if (languages.has(name)) return t(`builder.compare.languages.${name}`)
    const key = `profile-templates:builder.properties.${name}`
    // A name that is not a property is the code of a field or the key of a row.
    return hasText(key) ? t(`builder.properties.${name}`) : name
  }
  const value = (given: unknown): string => {
    if (given === undefined || given === null || given === '') return t('builder.compare.nothing')
    if (typeof given === 'boolean') return t(given ? 'yes' : 'no')
    if (typeof given === 'number') return formatNumber(given)
    if (Array.isArray(given)) return given.map(value).join(', ') || t('builder.compare.nothing')
    if (isNamed(given)) return wordsIn(given.name) || given.code || ''
    if (isWords(given)) return wordsIn(given)
    if (typeof given === 'object')
      return Object.entries(given)
        .map(([name, one]) => `${part(name)}: ${value(one)}`)
        .join('; ')
    const type = `builder.types.${String(given)}`
    return hasText(`profile-templates:${type}`) ? t(type) : String(given)
  }
  return { property: (path: readonly string[]): string => path.map(part).join(' · '), value }
}
