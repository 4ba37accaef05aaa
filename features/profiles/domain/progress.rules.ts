import { typedColumns } from './element-types.ts'
import type { Element, Field, TableElement } from './template.ts'
import { isEmpty, type Item, type ProfileValues, type Value } from './values.ts'
import { valueProblem } from './validate-value.ts'

/** How a task or page asks for an element: as the template says, or otherwise. */
export type Asked = { element: Element; required: boolean }

/** A field that must be filled, or is filled wrongly; `item` names the repetition or row. */
export type Missing = { code: string; item?: string; field?: string; problem: 'REQUIRED' | 'INVALID' }

/** How much of what is asked for is filled, and what keeps it from being complete. */
export type Progress = { filled: number; total: number; missing: Missing[] }

const problemIn = (field: Field, value: Value | undefined, required: boolean): Missing['problem'] | null => {
  if (isEmpty(value)) return required ? 'REQUIRED' : null
  return valueProblem(field, value ?? null) === null ? null : 'INVALID'
}

const problemsOfItems = (code: string, fields: readonly Field[], items: readonly Item[]): Missing[] =>
  items.flatMap((item) =>
    fields.flatMap((field) => {
      const problem = problemIn(field, item.values[field.code], field.required)
      return problem ? [{ code, item: item.id, field: field.code, problem }] : []
    }),
  )

const typed = (table: TableElement): Field[] =>
  table.columns.filter(({ columnType }) => typedColumns.includes(columnType))

const itemsProblems = ({ element, required }: Asked, items: readonly Item[]): Missing[] => {
  if (element.kind === 'PLAIN') return []
  const fields = element.kind === 'GROUP' ? element.fields : typed(element)
  const least = element.kind === 'GROUP' ? Math.max(element.minItems, required ? 1 : 0) : required ? 1 : 0
  const filled = items.filter((item) => fields.some((field) => !isEmpty(item.values[field.code])))
  if (filled.length < least) return [{ code: element.code, problem: 'REQUIRED' }]
  return problemsOfItems(element.code, fields, filled)
}

const isFilled = ({ element }: Asked, values: ProfileValues): boolean => {
  if (element.kind === 'PLAIN') return !isEmpty(values.plain[element.code])
  return (values.items[element.code] ?? []).some((item) =>
    Object.values(item.values).some((value) => !isEmpty(value)),
  )
}

const problemsOf = (asked: Asked, values: ProfileValues): Missing[] => {
  const { element, required } = asked
  if (element.kind !== 'PLAIN') return itemsProblems(asked, values.items[element.code] ?? [])
  const problem = problemIn(element, values.plain[element.code], required)
  return problem ? [{ code: element.code, problem }] : []
}

/** "7 of 12 filled", and what is missing before a task can be completed (product 5, guard of complete). */
export const progressOf = (asked: readonly Asked[], values: ProfileValues): Progress => ({
  filled: asked.filter((one) => isFilled(one, values)).length,
  total: asked.length,
  missing: asked.flatMap((one) => problemsOf(one, values)),
})
