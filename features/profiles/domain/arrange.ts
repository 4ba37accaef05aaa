import { codesOf, generatedCode } from './codes.rules.ts'
import type { Element, Section, TemplateTree } from './template.ts'

/** Where something goes: a section, and the place in it from 0. */
export type Place = { sectionId: string; index: number }

const insertAt = <T>(list: readonly T[], index: number, one: T): T[] => {
  const at = Math.max(0, Math.min(index, list.length))
  return [...list.slice(0, at), one, ...list.slice(at)]
}

const inSections = (tree: TemplateTree, change: (section: Section) => Section): TemplateTree => ({
  sections: tree.sections.map(change),
})

/** Adds a section at the end. */
export const addSection = (tree: TemplateTree, section: Section): TemplateTree => ({
  sections: [...tree.sections, section],
})

/** Moves a section to another place. */
export const moveSection = (tree: TemplateTree, id: string, index: number): TemplateTree => {
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

/** Takes a section away, with all in it. */
export const removeSection = (tree: TemplateTree, id: string): TemplateTree => ({
  sections: tree.sections.filter((section) => section.id !== id),
})

/** Puts an element into a section; without a code of its own it gets the next generated one. */
export const addElement = (tree: TemplateTree, place: Place, element: Element): TemplateTree => {
  const code = element.code || generatedCode(new Set(codesOf(tree)))
  return inSections(tree, (section) =>
    section.id === place.sectionId
      ? { ...section, elements: insertAt(section.elements, place.index, { ...element, code }) }
      : section,
  )
}

/** Takes an element away. */
export const removeElement = (tree: TemplateTree, code: string): TemplateTree =>
  inSections(tree, (section) => ({
    ...section,
    elements: section.elements.filter((element) => element.code !== code),
  }))

/** Replaces an element, found by its code. */
export const changeElement = (tree: TemplateTree, changed: Element): TemplateTree =>
  inSections(tree, (section) => ({
    ...section,
    elements: section.elements.map((element) => (element.code === changed.code ? changed : element)),
  }))

/** Moves an element within its section or to another one; nothing is lost or doubled wherever it goes. */
export const moveElement = (tree: TemplateTree, code: string, place: Place): TemplateTree => {
  const element = tree.sections.flatMap(({ elements }) => elements).find((one) => one.code === code)
  if (!element || !tree.sections.some(({ id }) => id === place.sectionId)) return tree
  return addElement(removeElement(tree, code), place, element)
}
