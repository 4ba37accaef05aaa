import { codesOf } from '../../fields/domain/codes.rules.ts'
import { findElement, type Element, type Section, type ElementTree } from '../../fields/domain/tree.ts'
import { withFreshCodes } from './fresh-codes.ts'

/** A position: a section, and the index in it. */
export type Place = { sectionId: string; index: number }

const insertAt = <T>(list: readonly T[], index: number, one: T): T[] => {
  const at = Math.max(0, Math.min(index, list.length))
  return [...list.slice(0, at), one, ...list.slice(at)]
}

const inSections = (tree: ElementTree, change: (section: Section) => Section): ElementTree => ({
  sections: tree.sections.map(change),
})

/** Adds a section at the end. */
export const addSection = (tree: ElementTree, section: Section): ElementTree => ({
  sections: [...tree.sections, section],
})

/** Moves a section to another index. */
export const moveSection = (tree: ElementTree, id: string, index: number): ElementTree => {
  const section = tree.sections.find((one) => one.id === id)
  if (!section) return tree
  return {
    sections: insertAt(
      tree.sections.filter((one) => one !== section),
      index,
      section,
    ),
  }
}

/** Replaces the properties of a section, without its elements. */
export const changeSection = (tree: ElementTree, changed: Omit<Section, 'elements'>): ElementTree =>
  inSections(tree, (section) => (section.id === changed.id ? { ...section, ...changed } : section))

/** Removes a section with its elements. */
export const removeSection = (tree: ElementTree, id: string): ElementTree => ({
  sections: tree.sections.filter((section) => section.id !== id),
})

/** Inserts an element into a section. */
export const addElement = (tree: ElementTree, place: Place, element: Element): ElementTree =>
  inSections(tree, (section) =>
    section.id === place.sectionId
      ? { ...section, elements: insertAt(section.elements, place.index, element) }
      : section,
  )

export const removeElement = (tree: ElementTree, code: string): ElementTree =>
  inSections(tree, (section) => ({
    ...section,
    elements: section.elements.filter((element) => element.code !== code),
  }))

/** Replaces an element, found by its code. */
export const changeElement = (tree: ElementTree, changed: Element): ElementTree =>
  inSections(tree, (section) => ({
    ...section,
    elements: section.elements.map((element) => (element.code === changed.code ? changed : element)),
  }))

/** Moves an element within its section or to another one; the set of elements stays the same. */
export const moveElement = (tree: ElementTree, code: string, place: Place): ElementTree => {
  const element = findElement(tree, code)
  if (!element || !tree.sections.some(({ id }) => id === place.sectionId)) return tree
  return addElement(removeElement(tree, code), place, element)
}

/** The position of an element; undefined if it is not in the tree. */
export const placeOf = (tree: ElementTree, code: string): Place | undefined => {
  for (const { id, elements } of tree.sections) {
    const index = elements.findIndex((element) => element.code === code)
    if (index >= 0) return { sectionId: id, index }
  }
  return undefined
}

/** The position one step up or down, across section boundaries; undefined at the ends. */
export const stepOf = (tree: ElementTree, code: string, by: -1 | 1): Place | undefined => {
  const place = placeOf(tree, code)
  if (!place) return undefined
  const at = tree.sections.findIndex(({ id }) => id === place.sectionId)
  const index = place.index + by
  if (index >= 0 && index < tree.sections[at]!.elements.length) return { ...place, index }
  const next = tree.sections[at + by]
  return next && { sectionId: next.id, index: by > 0 ? 0 : next.elements.length }
}

/** Inserts a copy of an element after it, with new codes; returns the same tree if the element does not exist. */
export const duplicateElement = (tree: ElementTree, code: string, templateId: number): ElementTree => {
  const place = placeOf(tree, code)
  if (!place) return tree
  const copy = withFreshCodes(findElement(tree, code)!, new Set(codesOf(tree)), templateId)
  return addElement(tree, { ...place, index: place.index + 1 }, copy)
}
