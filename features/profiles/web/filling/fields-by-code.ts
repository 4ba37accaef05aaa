import { elementsOf, fieldsOf, type Field, type TemplateTree } from '../../domain/template.ts'
import type { Place } from '../../domain/values.ts'

/** Finds the field of a place; undefined when the tree has none. */
export const fieldFinder = (tree: TemplateTree): ((place: Place) => Field | undefined) => {
  const fields = new Map(
    elementsOf(tree).flatMap((element) =>
      fieldsOf(element).map((field): [string, Field] => [`${element.code}/${field.code}`, field]),
    ),
  )
  return ({ code, field }) => fields.get(`${code}/${field}`)
}
