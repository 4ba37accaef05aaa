import type { FieldErrors } from '#platform/domain/product-error.ts'
import { findElement, type Element, type ElementTree, type Words } from '../../fields/domain/tree.ts'
import { formatsOf, type ItemFormat, type ItemPicture } from './formats.rules.ts'

/** The most that a showcase shows: more is no page anybody reads. */
export const showcaseLimits = { templates: 50, sections: 20, items: 200 } as const

/** An element of profiles as a showcase shows it. */
export type ShowcaseItem = {
  code: string
  /** Said instead of the element's own name; empty: as the profile says it. */
  label: Words
  card: boolean
  page: boolean
  filter: boolean
  sorting: boolean
  /** How it is written; without one: whole, as profiles write it. */
  format?: ItemFormat | undefined
  picture?: ItemPicture | undefined
}

/** What stands together on the page of a project. */
export type ShowcaseSection = { id: string; title: Words; items: ShowcaseItem[] }

/** Whether a list may be narrowed by an element: by what is chosen, not by what is written. */
export const mayFilter = (element: Element): boolean =>
  element.kind === 'PLAIN' && (element.type === 'LIST' || element.type === 'BOOLEAN')

const ordered: ReadonlySet<string> = new Set(['STRING', 'DATE', 'INTEGER', 'NUMBER', 'PERCENT'])

/** Whether a list may be ordered by an element: money only where all of it is in one currency. */
export const maySort = (element: Element): boolean =>
  element.kind === 'PLAIN' &&
  (ordered.has(element.type) || (element.type === 'MONEY' && element.currency !== undefined))

/** What there is besides: elements that were chosen before, and pictures that the accelerator uploaded. */
type Known = { kept: ReadonlySet<string>; pictures: ReadonlySet<string> }

/**
 * What is wrong with sections: an element that no profile asks for, one that stands twice, uses and formats that it does not
 * allow, and pictures of others.
 */
export const sectionProblems = (
  sections: readonly ShowcaseSection[],
  tree: ElementTree,
  { kept, pictures }: Known,
): FieldErrors => {
  const problems: FieldErrors = {}
  const seen = new Set<string>()
  sections.forEach(({ title, items }, at) => {
    if (title.ru === '') problems[`sections.${at}.title.ru`] = 'REQUIRED'
    items.forEach((item, place) => {
      const path = `sections.${at}.items.${place}`
      const element = findElement(tree, item.code)
      if (seen.has(item.code)) problems[`${path}.code`] = 'ALREADY_TAKEN'
      // What a template asked for once stays chosen until somebody takes it out.
      else if (!element && !kept.has(item.code)) problems[`${path}.code`] = 'NOT_IN_LIST'
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
