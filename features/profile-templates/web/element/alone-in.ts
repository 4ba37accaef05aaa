import type { Part } from '../../../fields/domain/conditions.rules.ts'
import { findElement, type Element, type ElementTree } from '../../../fields/domain/tree.ts'

const always = <P extends Part>({ showIf: _condition, ...part }: P): P => part as P

/** Conditions on other elements always hold, those between fields of the element remain. */
const onlyOwnConditions = (element: Element): Element => {
  if (element.kind === 'TABLE') return { ...element, columns: element.columns.map(always) }
  if (element.kind === 'PLAIN') return element
  const { fields } = element
  const isOwn = ({ showIf }: Part): boolean => fields.some(({ code }) => code === showIf?.code)
  return { ...element, fields: fields.map((field) => (isOwn(field) ? field : always(field))) }
}

/** A tree of one element without its dependencies, for its preview. */
export const aloneIn = (tree: ElementTree, code: string): ElementTree => {
  const section = tree.sections.find(({ elements }) => elements.some((element) => element.code === code))
  const element = findElement(tree, code)
  if (!section || !element) return { sections: [] }
  return { sections: [{ ...section, elements: [onlyOwnConditions(always(element))] }] }
}
