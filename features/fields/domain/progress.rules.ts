import { isShown, type Holder } from './conditions.rules.ts'
import { typedColumns } from './element-types.ts'
import { isGiven, shownItems } from './shown.rules.ts'
import type { Column, Element, Field, ElementTree } from './tree.ts'
import { valueProblem } from './validate-value.ts'
import { isEmpty, type ProfileValues, type Value } from './values.ts'

/** An element as a task or page requests it, which may differ from the template. */
export type RequestedElement = { element: Element; required: boolean }

/** A required field that is empty, or an invalid one; `item` is its group item or row. */
export type Missing = { code: string; item?: string; field?: string; problem: 'REQUIRED' | 'INVALID' }

/** Number of requested and filled-in fields, and what is missing. */
export type Progress = { filled: number; total: number; missing: Missing[] }

const problemIn = (field: Field, value: Value | undefined, required: boolean): Missing['problem'] | null => {
  if (isEmpty(value)) return required ? 'REQUIRED' : null
  return valueProblem(field, value ?? null) === null ? null : 'INVALID'
}

const isTyped = (field: Field | Column): boolean =>
  !('columnType' in field) || typedColumns.includes(field.columnType)

const itemsProblems = (
  tree: ElementTree,
  element: Holder,
  required: boolean,
  values: ProfileValues,
): Missing[] => {
  const { code } = element
  const visible = shownItems(tree, element, values)
    .map(({ item, fields }) => ({ item, fields: fields.filter(isTyped) }))
    .filter(({ item, fields }) => fields.some((field) => !isEmpty(item.values[field.code])))
  const least = Math.max(element.kind === 'GROUP' ? element.minItems : 0, required ? 1 : 0)
  if (visible.length < least) return [{ code, problem: 'REQUIRED' }]
  return visible.flatMap(({ item, fields }) =>
    fields.flatMap((field) => {
      const problem = problemIn(field, item.values[field.code], field.required)
      return problem ? [{ code, item: item.id, field: field.code, problem }] : []
    }),
  )
}

const problemsOf = (
  tree: ElementTree,
  { element, required }: RequestedElement,
  values: ProfileValues,
): Missing[] => {
  if (element.kind !== 'PLAIN') return itemsProblems(tree, element, required, values)
  const problem = problemIn(element, values.plain[element.code], required)
  return problem ? [{ code: element.code, problem }] : []
}

/**
 * "7 of 12 filled", and what is missing before a task can be completed (product 5, guard of complete). Parts hidden by
 * a condition are neither counted nor required.
 */
export const progressOf = (
  tree: ElementTree,
  visible: readonly RequestedElement[],
  values: ProfileValues,
): Progress => {
  const shown = visible.filter(({ element }) => isShown(tree, element, values.plain))
  return {
    filled: shown.filter(({ element }) => isGiven(tree, element, values)).length,
    total: shown.length,
    missing: shown.flatMap((one) => problemsOf(tree, one, values)),
  }
}
