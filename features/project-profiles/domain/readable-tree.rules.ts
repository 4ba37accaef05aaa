import { isShown } from '../../profiles/domain/conditions.rules.ts'
import type { TemplateTree } from '../../profiles/domain/template.ts'
import type { Value } from '../../profiles/domain/values.ts'

/**
 * The tree for somebody who reads these elements only: the others are not there. A condition that asks one of the others
 * is decided here, by what the profile holds, because the reader cannot see it.
 */
export const readableTree = (
  tree: TemplateTree,
  codes: ReadonlySet<string>,
  plain: Record<string, Value>,
): TemplateTree => ({
  sections: tree.sections
    .map((section) => ({
      ...section,
      elements: section.elements
        .filter((element) => codes.has(element.code))
        .filter(
          ({ code, showIf }) => !showIf || codes.has(showIf.code) || isShown(tree, { code, showIf }, plain),
        )
        .map(({ showIf, ...element }) =>
          showIf && codes.has(showIf.code) ? { ...element, showIf } : element,
        ),
    }))
    .filter(({ elements }) => elements.length > 0),
})
