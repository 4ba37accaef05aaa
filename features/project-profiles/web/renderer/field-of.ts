import { fieldFinder, type FindField } from '../../../fields/domain/places.rules.ts'
import type { Field, ElementTree } from '../../../fields/domain/tree.ts'
import type { Place } from '../../../fields/domain/values.ts'

const finders = new WeakMap<ElementTree, FindField>()

/** The field of a place; each tree is indexed once. */
export const fieldOf = (tree: ElementTree, place: Place): Field | undefined => {
  const find = finders.get(tree) ?? fieldFinder(tree)
  finders.set(tree, find)
  return find(place)
}
