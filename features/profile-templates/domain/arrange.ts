import { codesOf } from '../../fields/domain/codes.rules.ts'
import { withFreshCodes } from './fresh-codes.ts'
import { findElement, type Element, type Section, type ElementTree } from '../../fields/domain/tree.ts'

/** Where something goes: a section, and the place in it from 0. */
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

/** Moves a section to another place. */
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

/** Replaces what a section says of itself; its elements stay. */
export const changeSection = (tree: ElementTree, changed: Omit<Section, 'elements'>): ElementTree =>
  inSections(tree, (section) => (section.id === changed.id ? { ...section, ...changed } : section))

/** Takes a section away, with all in it. */
export const removeSection = (tree: ElementTree, id: string): ElementTree => ({
  sections: tree.sections.filter((section) => section.id !== id),
})

/** Puts an element into a section. */
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

/** Moves an element within its section or to another one; nothing is lost or doubled wherever it goes. */
export const moveElement = (tree: ElementTree, code: string, place: Place): ElementTree => {
  const element = findElement(tree, code)
  if (!element || !tree.sections.some(({ id }) => id === place.sectionId)) return tree
  return addElement(removeElement(tree, code), place, element)
}

/** Where an element stands; undefined when the tree has none. */
export const placeOf = (tree: ElementTree, code: string): Place | undefined => {
  for (const { id, elements } of tree.sections) {
    const index = elements.findIndex((element) => element.code === code)
    if (index >= 0) return { sectionId: id, index }
  }
  return undefined
}

/** The place one step up or down; over the edge of a section it is in the next one. At the ends there is none. */
export const stepOf = (tree: ElementTree, code: string, by: -1 | 1): Place | undefined => {
  const place = placeOf(tree, code)
  if (!place) return undefined
  const at = tree.sections.findIndex(({ id }) => id === place.sectionId)
  const index = place.index + by
  if (index >= 0 && index < tree.sections[at]!.elements.length) return { ...place, index }
  const next = tree.sections[at + by]
  return next && { sectionId: next.id, index: by > 0 ? 0 : next.elements.length }
}

/** Puts a copy of an element right after it, with codes of its own; the tree stays as it is when there is none. */
export const duplicateElement = (tree: ElementTree, code: string, templateId: number): ElementTree => {
  const place = placeOf(tree, code)
  if (!place) return tree
  const copy = withFreshCodes(findElement(tree, code)!, new Set(codesOf(tree)), templateId)
  return addElement(tree, { ...place, index: place.index + 1 }, copy)
}
