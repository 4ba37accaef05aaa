import type { FieldErrors } from '#platform/domain/product-error.ts'
import { isFilterable, isSortable } from '../../fields/domain/field-types.ts'
import { findElement, type Element, type ElementTree, type Words } from '../../fields/domain/tree.ts'
import { formatsOf, type ItemFormat, type ItemPicture } from './formats.rules.ts'

/** Limits of a showcase. */
export const showcaseLimits = { templates: 50, sections: 20, items: 200 } as const

/** An element in a showcase. */
export type ShowcaseItem = {
  code: string
  /** Replaces the element's own name; empty: the profile's name. */
  label: Words
  card: boolean
  page: boolean
  filter: boolean
  sorting: boolean
  /** Display format; default: as in profiles. */
  format?: ItemFormat | undefined
  picture?: ItemPicture | undefined
}

/** A section of the project's page. */
export type ShowcaseSection = { id: string; title: Words; items: ShowcaseItem[] }

/** Whether an element can be a filter: selected values can, typed ones cannot. */
export const mayFilter = (element: Element): boolean => element.kind === 'PLAIN' && isFilterable(element)

/** Whether an element can be a sort order: money only if its currency is fixed. */
export const maySort = (element: Element): boolean => element.kind === 'PLAIN' && isSortable(element)

/** Existing references: elements selected before, and pictures uploaded by the accelerator. */
type Known = { stored: ReadonlySet<string>; pictures: ReadonlySet<string> }

/** Errors in sections: unknown or repeated elements, unavailable uses and formats, and foreign pictures. */
export const sectionProblems = (
  sections: readonly ShowcaseSection[],
  tree: ElementTree,
  { stored, pictures }: Known,
): FieldErrors => {
  const problems: FieldErrors = {}
  const seen = new Set<string>()
  sections.forEach(({ title, items }, at) => {
    if (title.ru === '') problems[`sections.${at}.title.ru`] = 'REQUIRED'
    items.forEach((item, place) => {
      const path = `sections.${at}.items.${place}`
      const element = findElement(tree, item.code)
      if (seen.has(item.code)) problems[`${path}.code`] = 'ALREADY_TAKEN'
      // A selected element remains valid after it is removed from profiles, until it is deselected.
      else if (!element && !stored.has(item.code)) problems[`${path}.code`] = 'NOT_IN_LIST'
      seen.add(item.code)
      if (item.picture && 'image' in item.picture && !pictures.has(item.picture.image))
        problems[`${path}.picture`] = 'NOT_IN_LIST'
      if (!element) return
      if (item.format && !formatsOf(element).includes(item.format)) problems[`${path}.format`] = 'INVALID'
      if (item.filter && !mayFilter(element)) problems[`${path}.filter`] = 'INVALID'
      if (item.sorting && !maySort(element)) problems[`${path}.sorting`] = 'INVALID'
    })
  })
  if (seen.size > showcaseLimits.items) problems['sections'] = 'TOO_MANY'
  return problems
}
