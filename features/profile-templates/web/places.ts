import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import { writeSearch } from '#platform/web/search-params.ts'
import type { Place } from '../domain/arrange.ts'
import { elementsOf, type Element, type Section, type ElementTree } from '../../fields/domain/tree.ts'
import { addressNumber } from './address-number.ts'
import { builderPath, elementPath } from './paths.ts'

/** The template of a builder, and a version other than the default one. */
export type WhichBuilder = { templateId: number; versionId?: number | undefined }

/** Query for the version of a builder. */
export const versionQuery = ({ templateId, versionId }: WhichBuilder) => ({
  query: {
    templateId: String(templateId),
    ...(versionId === undefined ? {} : { versionId: String(versionId) }),
  },
})

/** The position of an element among all, from 1; 0 if missing. */
export const elementNumber = (tree: ElementTree, code: string): number =>
  elementsOf(tree).findIndex((element) => element.code === code) + 1

/** The element at a position among all, with its section. */
export const elementAt = (
  tree: ElementTree,
  number: number | undefined,
): { element: Element; section: Section } | undefined => {
  let left = (number ?? 0) - 1
  for (const section of tree.sections) {
    const element = section.elements[left]
    if (left >= 0 && element) return { element, section }
    left -= section.elements.length
  }
  return undefined
}

/** The element with a number of the address; see `addressNumber`. */
export const elementOf = (tree: ElementTree, elementId: number): Element | undefined =>
  elementsOf(tree).find(({ code }) => addressNumber(code) === elementId)

/** The position of a new element: after the one at `lastSeq`, otherwise at the end of its section. */
export const placeAfter = (
  tree: ElementTree,
  sectionId: number | undefined,
  lastSeq: number | undefined,
): Place | undefined => {
  const last = elementAt(tree, lastSeq)
  const named = tree.sections.find(({ id }) => addressNumber(id) === sectionId)
  const section = named ?? last?.section ?? tree.sections[0]
  if (!section) return undefined
  const at = last?.section === section ? section.elements.indexOf(last.element) + 1 : section.elements.length
  return { sectionId: section.id, index: at }
}

/** Link to an element's page in a known section. */
export const elementIn = (which: WhichBuilder, sectionId: string | undefined, code: string): ScreenHref =>
  `${elementPath}${writeSearch({
    ...which,
    sectionId: sectionId === undefined ? undefined : addressNumber(sectionId),
    elementId: addressNumber(code),
  })}`

/** Link to an element's page. */
export const elementLink = (which: WhichBuilder, tree: ElementTree, code: string): ScreenHref => {
  const section = tree.sections.find(({ elements }) => elements.some((element) => element.code === code))
  return elementIn(which, section?.id, code)
}

/** Link to the form of a new element, in a section or after another element. */
export const newElementLink = (
  which: WhichBuilder,
  tree: ElementTree,
  sectionId: string,
  after?: string,
): ScreenHref => {
  const last = after ?? tree.sections.find(({ id }) => id === sectionId)?.elements.at(-1)?.code
  const lastSeq = last === undefined ? 0 : elementNumber(tree, last)
  return newElementAt(which, sectionId, lastSeq)
}

/** Link to the form of a new element after a known position. */
export const newElementAt = (which: WhichBuilder, sectionId: string, lastSeq: number): ScreenHref =>
  `${elementPath}${writeSearch({ ...which, sectionId: addressNumber(sectionId), lastSeq })}`

/** Link to the builder. */
export const builderLink = (which: WhichBuilder, scrollY?: string): ScreenHref =>
  `${builderPath}${writeSearch({ ...which, scrollY })}`
