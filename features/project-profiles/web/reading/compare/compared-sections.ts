import { isShown } from '../../../../fields/domain/conditions.rules.ts'
import { isGiven } from '../../../../fields/domain/shown.rules.ts'
import type { Element, Section, ElementTree } from '../../../../fields/domain/tree.ts'
import type { ProfileValues } from '../../../../fields/domain/values.ts'
import type { Differences } from '../differences.ts'

/** The sections of a comparison: changed elements, or all with a value at one of the two times. */
export const comparedSections = (
  tree: ElementTree,
  before: ProfileValues,
  after: ProfileValues,
  { elements }: Differences,
  onlyChanges: boolean,
): Section[] => {
  const isElementShown = (element: Element): boolean =>
    [before, after].some(
      (values) =>
        isShown(tree, element, values.plain) &&
        (elements.has(element.code) || (!onlyChanges && isGiven(tree, element, values))),
    )
  return tree.sections.flatMap((section) => {
    const shown = section.elements.filter(isElementShown)
    return shown.length > 0 ? [{ ...section, elements: shown }] : []
  })
}
