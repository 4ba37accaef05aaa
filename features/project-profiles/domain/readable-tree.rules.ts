import { isShown, type Part } from '../../fields/domain/conditions.rules.ts'
import type { Condition, Element, ElementTree } from '../../fields/domain/tree.ts'
import type { Value } from '../../fields/domain/values.ts'

/** Refers to no element, so it is never true. */
const never: Condition = { code: '', anyOf: [] }

/**
 * The tree restricted to the elements that a person may read. A condition on another element is evaluated here with
 * the profile's values, because the reader cannot see it. Hidden fields and columns remain, permanently hidden:
 * formulas may refer to them.
 */
export const readableTree = (
  tree: ElementTree,
  codes: ReadonlySet<string>,
  plain: Record<string, Value>,
): ElementTree => {
  const isUnread = ({ showIf }: Part): boolean => showIf !== undefined && !codes.has(showIf.code)
  const freed = <P extends Part>({ showIf: _holds, ...part }: P): P => part as P
  const decided = <P extends Part>(part: P, siblings: readonly Part[]): P => {
    if (!isUnread(part) || siblings.some(({ code }) => code === part.showIf?.code)) return part
    return isShown(tree, part, plain) ? freed(part) : { ...part, showIf: never }
  }
  const readable = (element: Element): Element => {
    const own = isUnread(element) ? freed(element) : element
    if (own.kind === 'GROUP') return { ...own, fields: own.fields.map((field) => decided(field, own.fields)) }
    return own.kind === 'TABLE' ? { ...own, columns: own.columns.map((column) => decided(column, [])) } : own
  }
  return {
    sections: tree.sections
      .map((section) => ({
        ...section,
        elements: section.elements
          .filter((element) => codes.has(element.code))
          .filter((element) => !isUnread(element) || isShown(tree, element, plain))
          .map(readable),
      }))
      .filter(({ elements }) => elements.length > 0),
  }
}
