import { fieldFinder, type FindField } from '../../domain/places.rules.ts'
import type { Field, TemplateTree } from '../../domain/template.ts'
import type { Place } from '../../domain/values.ts'

const finders = new WeakMap<TemplateTree, FindField>()

/** The field of a place; a tree is looked through once. */
export const fieldOf = (tree: TemplateTree, place: Place): Field | undefined => {
  const find = finders.get(tree) ?? fieldFinder(tree)
  finders.set(tree, find)
  return find(place)
}
