import type { Locale } from '#platform/web/i18n/locales.ts'
import { isShown } from '../../../fields/domain/conditions.rules.ts'
import { isGiven } from '../../../fields/domain/shown.rules.ts'
import { fieldsOf, type Element, type Section, type ElementTree } from '../../../fields/domain/tree.ts'
import type { ProfileValues, Value } from '../../../fields/domain/values.ts'
import { valueText } from '../../../fields/web/format/value-text.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import type { ProfileData } from '../renderer/profile-source.ts'

/** Filters of the elements to show. */
export type Wanted = {
  /** Include elements without a value. */
  empty: boolean
  /** Only elements whose name or contents include this text. */
  text: string
}

const rowsIn = (element: Element, { plain, items }: ProfileValues): Record<string, Value>[] =>
  element.kind === 'PLAIN' ? [plain] : (items[element.code] ?? []).map((item) => item.values)

const speaksOf = (element: Element, data: ProfileData, sought: string, locale: Locale): boolean => {
  const source = { ...data.references, locale }
  const has = (text: string): boolean => text.toLocaleLowerCase(locale).includes(sought)
  const fields = fieldsOf(element)
  return (
    has(wordsIn(element.name, locale)) ||
    fields.some(({ name }) => has(wordsIn(name, locale))) ||
    rowsIn(element, data.values).some((values) =>
      fields.some((field) => has(valueText(field, values[field.code], source))),
    )
  )
}

/** The sections with their visible elements, for values from `dataOf`; empty sections are omitted. */
export const shownSections = (
  tree: ElementTree,
  data: ProfileData,
  { empty, text }: Wanted,
  locale: Locale,
): Section[] => {
  const sought = text.trim().toLocaleLowerCase(locale)
  const wants = (section: Section, element: Element): boolean =>
    isShown(tree, element, data.values.plain) &&
    (empty || isGiven(tree, element, data.values)) &&
    (sought === '' ||
      wordsIn(section.name, locale).toLocaleLowerCase(locale).includes(sought) ||
      speaksOf(element, data, sought, locale))
  return tree.sections.flatMap((section) => {
    const elements = section.elements.filter((element) => wants(section, element))
    return elements.length > 0 ? [{ ...section, elements }] : []
  })
}
