import { findElement, type TemplateTree } from './template.ts'

/**
 * These elements, and those they need to be shown: what their conditions ask, and what their columns display. Codes the
 * tree does not have are left out.
 */
export const withDependencies = (tree: TemplateTree, codes: Iterable<string>): Set<string> => {
  const needed = new Set<string>()
  const waiting = [...codes]
  for (let code = waiting.pop(); code !== undefined; code = waiting.pop()) {
    const element = needed.has(code) ? undefined : findElement(tree, code)
    if (!element) continue
    needed.add(code)
    if (element.showIf) waiting.push(element.showIf.code)
    if (element.kind === 'TABLE') waiting.push(...element.columns.flatMap(({ source }) => source ?? []))
  }
  return needed
}
