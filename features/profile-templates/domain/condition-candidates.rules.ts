import { linksOf, siblingsIn, type Holder, type Part } from '../../fields/domain/conditions.rules.ts'
import { fieldTypes } from '../../fields/domain/field-types.ts'
import { elementsOf, type Element, type ElementTree, type Field } from '../../fields/domain/tree.ts'

/** Whether a condition may refer to a field: only a list or yes/no (product 8). */
export const canBeCondition = (other: Field | Element): boolean =>
  'type' in other && fieldTypes[other.type].conditionOn !== undefined

/**
 * Valid targets of a part's condition: for an element or column other elements, for a field also its siblings. Excludes
 * the part itself and what depends on it.
 */
export const conditionCandidates = (tree: ElementTree, part: Part, holder?: Holder): Field[] => {
  const mayName = (other: Field, around?: Holder): boolean => {
    const { links, isCycle } = linksOf(tree, other, around)
    return other.code !== part.code && !isCycle && links.every((link) => link.other?.code !== part.code)
  }
  const elements = elementsOf(tree).flatMap((element) => (element.kind === 'PLAIN' ? [element] : []))
  return [
    ...siblingsIn(holder).filter((field) => mayName(field, holder)),
    ...elements.filter((element) => mayName(element)),
  ].filter(canBeCondition)
}
