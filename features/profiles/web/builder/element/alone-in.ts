import { findElement, type TemplateTree } from '../../../domain/template.ts'

/** A tree of one element, whatever it depends on: to look at it alone. */
export const aloneIn = (tree: TemplateTree, code: string): TemplateTree => {
  const section = tree.sections.find(({ elements }) => elements.some((element) => element.code === code))
  const element = findElement(tree, code)
  if (!section || !element) return { sections: [] }
  const { showIf: _always, ...shown } = element
  return { sections: [{ ...section, elements: [shown] }] }
}
