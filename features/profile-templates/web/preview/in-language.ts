import type { Locale } from '#platform/web/i18n/locales.ts'
import type { Element, ElementTree, Words } from '../../../fields/domain/tree.ts'

const isWords = (value: object): value is Words => 'ru' in value && 'en' in value

const translated = <T>(value: T, locale: Locale): T => {
  if (Array.isArray(value)) return value.map((one: unknown) => translated(one, locale)) as T
  if (typeof value !== 'object' || value === null) return value
  if (isWords(value)) {
    const words = (locale === 'en' && value.en) || value.ru
    return { ru: words, en: words } as T
  }
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, translated(one, locale)])) as T
}

const known: Record<Locale, WeakMap<Element, Element>> = { ru: new WeakMap(), en: new WeakMap() }

/** Cached by element, so that only changed elements rerender. */
const elementIn = (element: Element, locale: Locale): Element => {
  const made = known[locale].get(element) ?? translated(element, locale)
  known[locale].set(element, made)
  return made
}

/** A tree whose texts are the same in every interface language. */
export const treeIn = (tree: ElementTree, locale: Locale): ElementTree => ({
  sections: tree.sections.map(({ elements, ...section }) => ({
    ...translated(section, locale),
    elements: elements.map((element) => elementIn(element, locale)),
  })),
})
